/** How often texts were added: whatever shows a text is drawn again when there are more. */
class Learned {
  count = $state(0);
}
export const learned = new Learned();
