'use strict';
// Two players mark nine cells in turn. The board is cleared when a line is won or one cell is left, so that a match never
// ends and each mark was a choice. benchmarks/nine_game.py has the same rules.

const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const done = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) ||
  cells.filter((cell) => cell === null).length <= 1;

module.exports = {
  name: 'nine',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // cheaper: no earlier states travel with the state
  setup: () => ({ cells: Array(9).fill(null), boards: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!(cell in G.cells) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (done(G.cells)) {
        G.cells = Array(9).fill(null);
        G.boards += 1;
      }
    },
  },
};
