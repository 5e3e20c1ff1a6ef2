import {
  entryText,
  faultOf,
  RECORD_START,
  type RecordHead,
} from '../../../../../api/domain/shared-with-web/plan-record.ts';
import { fetchRecordEntries } from '../../../api/record.ts';

export interface RecordCheck {
  /** The last entry that is in order. */
  head: RecordHead;
  /** What is wrong with the next one; null when there is none. */
  fault: string | null;
  /** The sequence number of the entry with the saved hash; null when there is none, or no hash was given. */
  found: number | null;
}

/** The check itself could not be made: nothing is said about the record. */
export class CannotCheck extends Error {
  override name = 'CannotCheck';
}

interface Wanted {
  /** The head that the server names. */
  announced: RecordHead;
  /** A hash that somebody saved earlier; empty when none. */
  saved: string;
}

/**
 * Recomputes the chain in this browser from its first entry to the head that is announced. `onProgress` is called with how many entries are checked.
 * Rejects with `CannotCheck` where the browser has no SHA-256, and with `ApiError` when entries cannot be had.
 */
export async function checkRecord(
  { announced, saved }: Wanted,
  onProgress: (checked: number) => void,
): Promise<RecordCheck> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle)
    throw new CannotCheck(
      'This browser computes SHA-256 over https only. Open this page over https, or use make prove-record.',
    );
  let head = RECORD_START;
  let found: number | null = null;
  for (;;) {
    const page = await fetchRecordEntries(head.sequence);
    for (const entry of page) {
      const digest = await sha256(subtle, entryText(entry));
      const fault = faultOf(entry, head, digest);
      if (fault !== null) return { head, fault, found };
      if (entry.sequence === announced.sequence && entry.hash !== announced.hash)
        return { head, fault: `Entry ${entry.sequence} is not the head that the record names`, found };
      if (entry.hash === saved) found = entry.sequence;
      head = entry;
    }
    onProgress(head.sequence);
    if (page.length === 0) return { head, fault: endOf(head, announced), found };
  }
}

/** Entries that were sealed since the head was asked for are no fault. */
function endOf(head: RecordHead, announced: RecordHead): string | null {
  if (head.sequence >= announced.sequence) return null;
  return `The entries end at ${head.sequence}, but the head is entry ${announced.sequence}`;
}

async function sha256(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
