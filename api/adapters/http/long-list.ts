import { z } from 'zod';
import type { ListPart, Position, Total } from '../../ports/shared/list-part.ts';
import type { components } from './generated/contract.ts';
import { RequestRefused } from './problem.ts';
import { presentPage, sliceOf } from './read-page.ts';

const uuid = z.uuid();
/** By their names, so that a cursor of one list is not taken for another's; what ids look like in each. */
const ids = {
  orders: uuid,
  users: uuid,
  messages: uuid,
  subscribers: uuid,
  deliveries: uuid,
  'referred orders': uuid,
  credits: uuid,
  audit: z.string().regex(/^\d{1,15}$/),
} satisfies Record<string, z.ZodType<string>>;
export type LongList = keyof typeof ids;

/** The last millisecond of the year 9999: Postgres and JavaScript know it. */
const LAST = 253_402_300_799_999;

/** A place in a list, for whoever asks to hand back. */
export function cursorOf(list: LongList, { at, id }: Position): string {
  return Buffer.from(JSON.stringify([list, at.getTime(), id])).toString('base64url');
}

/** The place that a cursor names; refuses the request when it is none of this list. */
export function positionOf(list: LongList, cursor: string): Position {
  const place = z.tuple([z.literal(list), z.int().min(0).max(LAST), ids[list]]);
  const { success, data } = place.safeParse(read(cursor));
  if (success) return { at: new Date(data[1]), id: data[2] };
  throw refused(`must be the next_cursor of an answer of this list`);
}

function read(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function refused(message: string): RequestRefused {
  const detail = `Please check: cursor ${message}.`;
  return new RequestRefused({ code: 'request.invalid', detail, errors: [{ field: 'cursor', message }] });
}

interface Query {
  page?: number;
  pageSize?: number;
  cursor?: string;
  sort?: string;
}

/** Which part of a list a request asks for. */
export function partOf(list: LongList, { cursor, sort, ...query }: Query): ListPart {
  const slice = sliceOf(query);
  if (cursor === undefined) return slice;
  if (sort !== undefined && sort !== 'created_at') throw refused('goes with sort=created_at only');
  return { ...slice, after: positionOf(list, cursor) };
}

/** Which page was answered, how many there are as far as they were counted, and where the list goes on. */
export function presentPart(
  list: LongList,
  { offset, limit }: ListPart,
  { total, totalIsExact }: Total,
  /** The last entry of the page; none where the list does not go by time. */
  last: Position | undefined,
): components['schemas']['LongListMeta'] {
  const atLeast = totalIsExact ? total : total + 1;
  return {
    ...presentPage({ offset, limit }, atLeast),
    total,
    total_is_exact: totalIsExact,
    next_cursor: last && atLeast > offset + limit ? cursorOf(list, last) : null,
  };
}
