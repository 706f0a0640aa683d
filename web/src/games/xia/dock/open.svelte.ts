/** Whether the dry dock is open: one for the page, opened from wherever the Hold is spoken of. */

export const dock = $state({ open: false });
