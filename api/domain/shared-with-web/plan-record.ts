/**
 * The record of plans: a chain in which every entry holds the hash of the one before it. It tells nobody's plan and nobody's name; a
 * plan stands in it as a commitment, the hash of its text and a salt that is deleted with it.
 */
import { canonicalJson, type CanonicalValue } from './canonical-json.ts';

export type RecordedOutcome = 'target' | 'stopped' | 'open' | 'not_entered' | 'ambiguous';

/** What is added to the record. Fields that an entry of the other kind has are null. */
export interface RecordContent {
  kind: 'plan' | 'grade';
  /** ISO 8601 in UTC: when the plan or the grade was made, and when it was sealed; they differ where it was sealed later. */
  made_at: string;
  sealed_at: string;
  /** SHA-256 of the plan's text, hex. */
  commitment: string | null;
  /** The sequence of the plan that is graded. */
  plan: number | null;
  outcome: RecordedOutcome | null;
  /** Bars that were watched. */
  bars: number | null;
  /** Of a thousand prices without drift, how many meet the first target first in these bars; null when it was not worked out. */
  chance_per_mille: number | null;
}

export interface RecordEntry extends RecordContent {
  /** From 1, without a gap. */
  sequence: number;
  /** Hash of the entry before. */
  previous: string;
  /** SHA-256 of `entryText`, hex. */
  hash: string;
}

/** Where a check of the chain stands. */
export type RecordHead = Pick<RecordEntry, 'sequence' | 'hash'>;

/** What the first entry follows. */
export const RECORD_START: RecordHead = { sequence: 0, hash: '0'.repeat(64) };

/** The one text of an entry, of which its hash is taken. */
export function entryText(entry: Omit<RecordEntry, 'hash'>): string {
  const { sequence, kind, made_at, sealed_at, commitment, plan, outcome, bars, chance_per_mille, previous } =
    entry;
  return canonicalJson({
    sequence,
    kind,
    made_at,
    sealed_at,
    commitment,
    plan,
    outcome,
    bars,
    chance_per_mille,
    previous,
  });
}

/** What is wrong with an entry that should follow `before`; null when nothing is. `digest` is the SHA-256 of its text. */
export function faultOf(entry: RecordEntry, before: RecordHead, digest: string): string | null {
  if (entry.sequence !== before.sequence + 1)
    return `Entry ${before.sequence + 1} is missing: after ${before.sequence} comes ${entry.sequence}`;
  if (entry.previous !== before.hash)
    return `Entry ${entry.sequence} does not follow entry ${before.sequence}: it names another hash as the one before`;
  if (entry.hash !== digest) return `Entry ${entry.sequence} was changed: its content does not give its hash`;
  if (entry.kind === 'grade' && !(entry.plan !== null && entry.plan >= 1 && entry.plan < entry.sequence))
    return `Entry ${entry.sequence} grades no plan before it`;
  return null;
}

/** What a plan is committed to. */
export interface CommittedPlan {
  /** The plan with its prices, as stored. */
  plan: object;
  last_price: object;
  symbol: string | null;
  time_frame: string | null;
  /** SHA-256 of the picture. */
  picture: string;
  made_at: string;
}

/** The one text of a plan. The salt keeps others from finding out a plan by trying likely ones. */
export function committedText(committed: CommittedPlan, salt: string): string {
  return canonicalJson({ ...(spelled({ ...committed }) as object), salt });
}

/** Numbers become text, which has one way to write each; what JSON does not carry is left out. */
function spelled(value: unknown): CanonicalValue {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object' || value === null) return value as CanonicalValue;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([key, member]) => [key, spelled(member)]));
}
