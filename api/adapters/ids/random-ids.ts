import { randomUUID } from 'node:crypto';
import type { IdSource } from '../../ports/shared/id-source.ts';

/** Version 4 UUIDs from the system's random source. */
export const randomIds: IdSource = { next: () => randomUUID() };
