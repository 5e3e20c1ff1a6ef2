import type { Logger } from 'pino';
import { createLogger } from '../adapters/logging/logger.ts';

/** The product's logger writing into memory. */
export function recordLog(level = 'debug'): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const logger = createLogger(level, { to: { write: (line: string) => void lines.push(line) } });
  return { logger, lines };
}
