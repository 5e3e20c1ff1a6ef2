/** What a model says of a picture. None of it is taken over: it counts where the pixels show it, too. */
import type { ReadText, Stage } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import type { LineReader, Segment } from '../stages/text-lines.ts';
import { joinWords } from '../stages/text-lines.ts';
import { parseTimeframe } from '../stages/timeframe-text.ts';
import { hintProblems } from './problems.ts';
import type { ReadHints, Testimony, ToldField } from './types.ts';

/** The fields that make sense by themselves and were not given by a person, who knows better. */
export function usableTestimony(told: Testimony, hints: ReadHints | null): Testimony {
  const own = hints ?? {};
  const sound = (part: ReadHints): boolean => hintProblems(part, null).length === 0;
  const { axis, kind, symbol, timeframe } = told;
  return {
    ...(axis && !own.axis && wellFormed(axis) ? { axis } : {}),
    ...(kind && !own.kind && sound({ kind }) ? { kind } : {}),
    ...(symbol !== undefined && own.symbol === undefined && sound({ symbol }) ? { symbol } : {}),
    ...(timeframe !== undefined && own.timeframe === undefined && sound({ timeframe }) ? { timeframe } : {}),
  };
}

/** Rows and prices may be a little off, so that they are not held to lie on one line; what is printed there is. */
function wellFormed({ points }: NonNullable<Testimony['axis']>): boolean {
  return points.every(({ x_px, y_px, price }) => [x_px ?? 0, y_px, price].every(Number.isFinite));
}

/** Texts above which no symbol stands that was not found yet; reading every text of a desktop takes too long. */
const MOST_TEXTS = 80;
const SURE = 0.5;
const LEAST_LETTERS = 2;

/** The header, with a symbol and a time frame that a model named where none was read and the picture prints them. */
export function withToldNames(
  header: Header,
  { symbol, timeframe }: Testimony,
  text: TextScan,
  reader: LineReader,
): { header: Header; told: ToldField[] } {
  const wanted = (!header.symbol && symbol !== undefined) || (!header.timeframe && timeframe !== undefined);
  if (!wanted) return { header, told: [] };
  const texts = reader.read(joinWords(text.words).slice(0, MOST_TEXTS));
  const sure = texts.filter(({ read }) => read.probability >= SURE);
  const named = header.symbol ?? symbolIn(sure, symbol);
  const frame = header.timeframe ?? frameIn(sure, timeframe);
  const told: ToldField[] = [
    ...(named !== header.symbol ? (['symbol'] as const) : []),
    ...(frame !== header.timeframe ? (['timeframe'] as const) : []),
  ];
  return { header: { ...header, symbol: named, timeframe: frame }, told };
}

/** The same, telling the run what of it was found. */
export function withTestimony(
  printed: Header,
  text: TextScan,
  reader: LineReader,
  run: { readonly testimony: Testimony; readonly told: Set<ToldField> },
): Header {
  const { header, told } = withToldNames(printed, run.testimony, text, reader);
  for (const field of told) run.told.add(field);
  return header;
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

function symbolIn(texts: readonly Segment[], symbol: string | undefined): Stage<ReadText> | null {
  const letters = lettersOf(symbol ?? '');
  const found = texts.find(
    ({ read }) => letters.length >= LEAST_LETTERS && lettersOf(read.text).startsWith(letters),
  );
  return found ? printed(symbol!.trim(), found) : null;
}

function frameIn(texts: readonly Segment[], timeframe: string | undefined): Stage<ReadText> | null {
  const frame = timeframe === undefined ? null : parseTimeframe(timeframe, true);
  if (frame === null) return null;
  const found = texts.find(({ read }) =>
    read.text.split(/[\s,·|]+/).some((word) => parseTimeframe(word) === frame),
  );
  return found ? printed(frame, found) : null;
}

function printed(text: string, { box, read }: Segment): Stage<ReadText> {
  return {
    value: { text, box },
    confidence: read.probability,
    evidence: ['a model named it, and the picture prints it'],
  };
}

const SAID: Record<ToldField, string> = {
  axis: 'The price scale was read by a model and confirmed by the pixels of its labels.',
  kind: 'The kind of drawing was told by a model and confirmed by the pixels of the bars.',
  symbol: 'The symbol was read by a model and confirmed by the pixels of its text.',
  timeframe: 'The time frame was read by a model and confirmed by the pixels of its text.',
};

/** What is said of a reading in which a model was a witness. */
export const toldNotes = (told: readonly ToldField[]): string[] => told.map((field) => SAID[field]);
