'use strict';
// node server.js [JOURNAL]: boardgame.io's server on a free port of loopback, which it prints. Without a file for the journal
// it keeps everything in memory, as it does when nothing is said.

const { Server, SocketIO } = require('boardgame.io/server');
const game = require('./game.js');
const { Journal, ToldWhenStored } = require('./journal.js');

async function main(file) {
  const stored = {};
  if (file) {
    stored.db = new Journal(file);
    stored.transport = new SocketIO({ pubSub: new ToldWhenStored(stored.db) });
  }
  const server = Server({ games: [game], origins: false, ...stored });
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
  console.log(`port ${appServer.address().port}`);
}

main(process.argv[2]);
