/**
 * A connection takes one query after the other: pg 9 will refuse a second one, pg 8 only warns of a third. The job queue is
 * left alone: a worker that is stopped at once sends UNLISTEN while its LISTEN is still on the way, on a connection of its own.
 */
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (...given) {
  if (this._getActiveQuery() || this._queryQueue.length > 0) {
    const busy = new Error('A query was sent on a connection that is busy with another one.');
    if (!busy.stack.includes('/graphile-worker/')) throw busy;
  }
  return query.apply(this, given);
};
