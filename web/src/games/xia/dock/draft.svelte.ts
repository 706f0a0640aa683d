/** What is being laid out in the dry dock. Nothing of it is real before the server has agreed. */

import {
  arranged,
  cellsAt,
  clashes,
  fits,
  lying,
  movedFrom,
  quarter,
  spacesOf,
  type Cell,
  type Layout,
  type Piece,
  type Spot,
} from "./geometry";

export type Hold = Layout & { ship: string };

const EMPTY: Hold = { ship: "", hull: [], damaged: [], pieces: [] };

/** The nearest first. */
const NUDGES: Cell[] = [-2, -1, 0, 1, 2]
  .flatMap((dx) => [-2, -1, 0, 1, 2].map((dy): Cell => [dx, dy]))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));

export class Draft {
  /** As it was when this began. */
  from = $state.raw<Hold>(EMPTY);
  hold = $state.raw<Hold>(EMPTY);
  /** The piece in hand, and the cell by which it is held. */
  held = $state<number | null>(null);
  #grip = 0;
  spot = $state.raw<Spot>({ x: 0, y: 0, turn: 0 });

  readonly piece = $derived(this.hold.pieces.find(({ id }) => id === this.held));
  readonly wanted = $derived(this.hold.pieces.find((piece) => piece.wanted));
  readonly cells = $derived(this.piece ? cellsAt(this.piece.shape, this.spot) : []);
  readonly clashes = $derived(this.piece ? clashes(this.hold, this.piece, this.spot) : []);
  readonly ways = $derived(this.piece ? fits(this.hold, this.piece) : []);
  /** All pieces with a place, if that can be done. */
  readonly arrangement = $derived.by(() => {
    const { pieces } = this.hold;
    return arranged({
      ...this.hold,
      pieces: pieces.map((piece) => (piece.id === this.held ? this.#back(piece) : piece)),
    });
  });
  /** With the piece in hand put down where it is. */
  readonly result = $derived<Hold>(
    this.piece && !this.clashes.length
      ? {
          ...this.hold,
          pieces: this.hold.pieces.map((one) => (one.id === this.held ? { ...one, spot: this.spot } : one)),
        }
      : this.hold,
  );
  readonly moved = $derived(movedFrom(this.hold.hull, this.from.pieces, this.result.pieces));
  readonly changed = $derived(this.held !== null || this.hold !== this.from);

  begin(hold: Hold): void {
    this.from = this.hold = hold;
    this.held = null;
  }

  reset(): void {
    this.begin(this.from);
  }

  /** Another ship instead, with as much of it aboard as there is room for. */
  board(hold: Hold): void {
    let room = { ...hold, pieces: [] as Piece[] };
    for (const piece of hold.pieces) {
      const more = { ...room, pieces: [...room.pieces, piece] };
      room = { ...room, pieces: arranged(more) ?? room.pieces };
    }
    this.hold = room;
    this.held = null;
  }

  /** A piece where it lay, if nothing else lies there now. */
  #back(piece: Piece): Piece {
    const spot = this.from.ship === this.hold.ship ? this.from.pieces.find(({ id }) => id === piece.id)?.spot : null;
    return { ...piece, spot: spot && !clashes(this.hold, piece, spot).length ? spot : null };
  }

  /** Takes a piece in hand: it floats where it lay, or in the first place that it fits. */
  take(id: number, by?: Cell): void {
    this.drop();
    const piece = this.hold.pieces.find((one) => one.id === id);
    if (!piece || piece.fixed) return;
    const [free] = fits(this.hold, piece);
    const [x, y] = this.hold.hull[0] ?? [0, 0];
    this.spot = piece.spot ?? free ?? { x, y, turn: 0 };
    const cells = cellsAt(piece.shape, this.spot);
    this.#grip = Math.max(0, by ? cells.findIndex((cell) => cell.join() === by.join()) : 0);
    this.hold = { ...this.hold, pieces: this.hold.pieces.map((one) => (one.id === id ? { ...one, spot: null } : one)) };
    this.held = id;
  }

  /** One more piece, in hand; of those that are not mine there is one at a time, but for somebody who only tries. */
  add(piece: Piece, alone = true): void {
    this.drop();
    const others = this.hold.pieces.filter((one) => !(alone && one.wanted));
    this.hold = { ...this.hold, pieces: [...others, piece] };
    this.take(piece.id);
  }

  /** Puts the piece in hand down where it is; says whether it could. */
  put(): boolean {
    if (!this.piece || this.clashes.length) return false;
    this.hold = this.result;
    this.held = null;
    return true;
  }

  /** Lets go of the piece in hand: it goes back to where it lay. */
  drop(): void {
    const { piece } = this;
    if (!piece) return;
    const back = this.#back(piece);
    this.hold = {
      ...this.hold,
      pieces: this.hold.pieces.flatMap((one) => (one.id !== piece.id ? [one] : piece.wanted ? [] : [back])),
    };
    this.held = null;
  }

  /** Takes a piece away altogether. */
  remove(id: number): void {
    this.held = null;
    this.hold = { ...this.hold, pieces: this.hold.pieces.filter((piece) => piece.id !== id) };
  }

  /** A quarter about the cell by which it is held; it gives way a little where it would stick out of the Hold. */
  turn(): void {
    const { piece, hold } = this;
    if (!piece) return;
    const next = quarter(piece.shape, this.spot, this.#grip);
    const out = (spot: Spot) => spacesOf(hold.hull, cellsAt(piece.shape, spot)).filter((space) => space < 0).length;
    const near = NUDGES.map(([dx, dy]) => ({ ...next, x: next.x + dx, y: next.y + dy }));
    this.spot = near.reduce((best, spot) => (out(spot) < out(best) ? spot : best), next);
  }

  /** Moves the piece in hand, but never off the grid altogether. */
  move(dx: number, dy: number): void {
    const to = { ...this.spot, x: this.spot.x + dx, y: this.spot.y + dy };
    const near = ([x, y]: Cell) => this.hold.hull.some(([hx, hy]) => Math.abs(hx - x) < 2 && Math.abs(hy - y) < 2);
    if (this.piece && cellsAt(this.piece.shape, to).some(near)) this.spot = to;
  }

  /** Moves it so that the cell by which it is held comes to this one. */
  moveTo([x, y]: Cell): void {
    const [gx, gy] = this.cells[this.#grip] ?? [this.spot.x, this.spot.y];
    this.move(x - gx, y - gy);
  }

  grip(cell: Cell): void {
    this.#grip = Math.max(
      0,
      this.cells.findIndex((one) => one.join() === cell.join()),
    );
  }

  lay(spot: Spot): void {
    this.spot = spot;
  }

  /** Everything with a place, as found; nothing happens where there is none. */
  arrange(): void {
    if (!this.arrangement) return;
    this.hold = { ...this.hold, pieces: this.arrangement };
    this.held = null;
  }

  /** The piece that lies on a cell. */
  at(cell: Cell): Piece | undefined {
    const space = this.hold.hull.findIndex((one) => one.join() === cell.join());
    return space < 0 ? undefined : this.hold.pieces.find((piece) => lying(this.hold.hull, piece).includes(space));
  }
}
