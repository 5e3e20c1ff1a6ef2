/** A connection takes one query after the other: pg 9 will refuse a second one, pg 8 only warns of a third. */
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (...given) {
  if (this._getActiveQuery() || this._queryQueue.length > 0)
    throw new Error('A query was sent on a connection that is busy with another one.');
  return query.apply(this, given);
};
