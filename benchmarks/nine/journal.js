'use strict';
// A store for boardgame.io that is on disk before anybody is told, at the least cost we could find: matches in memory, each
// move one line of an append-only file, and one fdatasync for all moves that wait. Its own FlatFile store writes the whole
// log of a match anew with every move and never syncs.

const fs = require('node:fs');
const { Sync } = require('boardgame.io/internal');

class Journal extends Sync {
  constructor(file) {
    super();
    this.file = file;
    this.matches = new Map();
    this.lines = [];
    this.waiting = [];
    this.scheduled = false;
  }

  connect() {
    this.fd = fs.openSync(this.file, 'a+');
    const stored = fs.readFileSync(this.file);
    const whole = stored.lastIndexOf('\n') + 1; // a crash may have cut off the last line, of which nobody was told
    fs.ftruncateSync(this.fd, whole);
    this.replay(stored.subarray(0, whole).toString());
  }

  replay(text) {
    for (const line of text.split('\n').slice(0, -1)) {
      const [id, state, log, created] = JSON.parse(line);
      if (created) this.matches.set(id, { ...created, log: [] });
      const match = this.matches.get(id);
      match.state = state;
      match.log.push(...log);
    }
  }

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, metadata, state: initialState, log: [] });
    this.append([id, initialState, [], { initialState, metadata }]);
  }

  setState(id, state, log = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...log);
    this.append([id, state, log]);
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata; // only the time of the last move changes in it: not worth a line
  }

  fetch(id) {
    return this.matches.get(id) || {};
  }

  wipe(id) {
    this.matches.delete(id);
  }

  listMatches() {
    return [...this.matches.keys()];
  }

  append(entry) {
    this.lines.push(JSON.stringify(entry) + '\n');
    this.schedule();
  }

  // Calls back when everything that is appended until the end of this tick is on disk.
  durably(callback) {
    this.waiting.push(callback);
    this.schedule();
  }

  schedule() {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.commit());
  }

  commit() {
    const text = this.lines.join('');
    const waiting = this.waiting;
    this.lines = [];
    this.waiting = [];
    const release = (error) => {
      if (error) throw error;
      this.scheduled = false;
      for (const callback of waiting) callback();
      if (this.lines.length || this.waiting.length) this.schedule();
    };
    if (!text) release(null);
    else fs.appendFile(this.fd, text, (error) => (error ? release(error) : fs.fdatasync(this.fd, release)));
  }
}

// boardgame.io tells the players of a move and then stores it; with this they are told when it is stored.
class ToldWhenStored {
  constructor(journal) {
    this.journal = journal;
    this.listeners = new Map();
  }

  publish(channel, payload) {
    this.journal.durably(() => this.listeners.get(channel)?.(payload));
  }

  subscribe(channel, listener) {
    this.listeners.set(channel, listener);
  }

  unsubscribeAll(channel) {
    this.listeners.delete(channel);
  }
}

module.exports = { Journal, ToldWhenStored };
