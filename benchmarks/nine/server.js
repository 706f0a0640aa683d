'use strict';
// node server.js [postgres URL|files PATH|journal PATH]: boardgame.io's server on a free port of loopback, which it prints.
// `postgres` is the adapter that its documentation names, `files` the store that it ships, `journal` ours for it; when
// nothing is said it keeps everything in memory.

const { PostgresStore } = require('bgio-postgres');
const { FlatFile, Server, SocketIO } = require('boardgame.io/server');
const game = require('./game.js');
const { Journal, ToldWhenStored } = require('./journal.js');

function stored(kind, path) {
  if (kind === 'postgres') return { db: new PostgresStore(path, { logging: false, pool: { max: 20 } }) };
  if (kind === 'files') return { db: new FlatFile({ dir: path }) };
  if (kind !== 'journal') return {};
  const db = new Journal(path);
  return { db, transport: new SocketIO({ pubSub: new ToldWhenStored(db) }) };
}

async function main(kind, path) {
  const server = Server({ games: [game], origins: false, ...stored(kind, path) });
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
  console.log(`port ${appServer.address().port}`);
}

main(...process.argv.slice(2));
