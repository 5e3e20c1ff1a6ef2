import pg from 'pg';
import type { Log } from '../../ports/shared/log.ts';

const MOST_CONNECTIONS = 10;

/**
 * Connections for the queue, whose errors are heard until the last one is closed. A pool that the queue makes itself is closed without waiting once nobody
 * listens to it, so that a connection which the database ends at that moment would end the process.
 */
export function queuePool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: MOST_CONNECTIONS });
  const warn = (error: Error): void => log.warn({ err: error }, 'queue: a connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}
