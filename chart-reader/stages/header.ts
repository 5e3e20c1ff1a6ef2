import type { Box, Layout, ReadText, Stage, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan, Word } from '../image/words.ts';
import { greyCrop } from './strip-labels.ts';
import { looksLikeTicker, matchSymbol } from './symbol-text.ts';
import { parseTimeframe } from './timeframe-text.ts';

export interface Header {
  symbol: Stage<ReadText> | null;
  timeframe: Stage<ReadText> | null;
}

/** A stretch of text on one line, read. */
interface Segment {
  box: Box;
  text: string;
  probability: number;
  /** The text stands in a box of its own colour (a pressed button). */
  plated: boolean;
}

const MOST_SEGMENTS = 30;
/** Words of menus and tool bars: symbols and time frames in such a row belong to the program, not to the chart. */
const MENU =
  /\b(indicators?|alert|replay|publish|candles|file|view|insert|charts|tools|window|help|new order|autotrading)\b/i;
/** Buttons of these rows choose a period to show, not the time frame of the bars. */
const PERIODS = /^(ytd|max|all|[1-9]0?y|5d|6m)$/i;

/** Symbol and time frame as printed above the chart; null where nothing is printed or it is not certain. */
export function readHeader(
  picture: Picture,
  text: TextScan,
  layout: Layout,
  recogniser: TextRecogniser,
): Header {
  const pane = layout.price_pane;
  const bottom = pane.y0 + 0.2 * (pane.y1 - pane.y0);
  const boxes = segmentBoxes(text, bottom, layout);
  const texts = recogniser.recognise(
    boxes.map(({ box, plated }) => (plated ? greyCrop(picture, shrink(box), 0) : greyCrop(picture, box, 3))),
    'any',
  );
  const segments = boxes.map(({ box, plated }, i): Segment => ({
    box,
    plated,
    text: texts[i]!.text,
    probability: texts[i]!.probability,
  }));
  const lines = linesOf(segments).filter((line) => !MENU.test(line.map((s) => s.text).join(' ')));
  const symbol = findSymbol(lines);
  return { symbol: symbol?.stage ?? null, timeframe: findTimeframe(lines, symbol) };
}

function shrink(box: Box): Box {
  return { x0: box.x0 + 1, y0: box.y0 + 1, x1: box.x1 - 1, y1: box.y1 - 1 };
}

/** Where text stands above and in the upper part of the pane, uppermost first. */
function segmentBoxes(text: TextScan, bottom: number, layout: Layout): { box: Box; plated: boolean }[] {
  const strip = layout.axis_strip;
  const outside = (b: Box): boolean => b.x1 <= strip.x0 || b.x0 >= strip.x1 || b.y1 < layout.price_pane.y0;
  const words = text.words.filter(
    (w) =>
      w.middle < bottom &&
      w.height >= 6 &&
      w.height <= 42 &&
      outside(w.box) &&
      w.box.x1 - w.box.x0 >= 0.35 * w.height,
  );
  const out = joinWords(words).map((box) => ({ box, plated: false }));
  for (const b of text.boxes) {
    const h = b.y1 - b.y0;
    if (b.y1 < bottom && h >= 12 && h <= 48 && b.x1 - b.x0 <= 4 * h && outside(b))
      out.push({ box: b, plated: true });
  }
  out.sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  return out.slice(0, MOST_SEGMENTS);
}

/** Joins words of one line whose gap is no more than a blank or two. */
function joinWords(words: Word[]): Box[] {
  const sorted = [...words].sort((a, b) => a.box.x0 - b.box.x0);
  const out: { box: Box; height: number; middle: number }[] = [];
  for (const w of sorted) {
    const host = out.find(
      (o) =>
        Math.abs(o.middle - w.middle) <= 0.35 * Math.max(o.height, w.height) &&
        Math.max(o.height, w.height) <= 1.6 * Math.min(o.height, w.height) &&
        w.box.x0 - o.box.x1 <= 1.05 * Math.max(o.height, w.height),
    );
    if (!host) {
      out.push({ box: { ...w.box }, height: w.height, middle: w.middle });
      continue;
    }
    host.box.x1 = Math.max(host.box.x1, w.box.x1);
    host.box.y0 = Math.min(host.box.y0, w.box.y0);
    host.box.y1 = Math.max(host.box.y1, w.box.y1);
  }
  return out.map((o) => o.box);
}

/** Segments whose middles lie on one row, left to right; rows from top to bottom. */
function linesOf(segments: Segment[]): Segment[][] {
  const lines: { middle: number; list: Segment[] }[] = [];
  for (const s of segments) {
    const middle = (s.box.y0 + s.box.y1) / 2;
    const line = lines.find((l) => Math.abs(l.middle - middle) <= 0.5 * (s.box.y1 - s.box.y0));
    if (line) line.list.push(s);
    else lines.push({ middle, list: [s] });
  }
  return lines.sort((a, b) => a.middle - b.middle).map((l) => l.list.sort((a, b) => a.box.x0 - b.box.x0));
}

function tokensOf(text: string): string[] {
  return text.split(/[\s·•,;|()—–:]+|(?<=\s)-(?=\s)/).filter((t) => t.length > 0);
}

interface FoundSymbol {
  stage: Stage<ReadText>;
  segment: Segment;
  line: Segment[];
}

function findSymbol(lines: Segment[][]): FoundSymbol | null {
  let best: (FoundSymbol & { rank: number }) | null = null;
  for (const line of lines)
    for (const segment of line) {
      if (isButton(segment) && line.filter(isButton).length >= 3) continue;
      const match = symbolIn(segment);
      if (!match) continue;
      const framed = (r: number): number => (timeframeIn(segment, match.symbol) ? 1.25 * r : r);
      // Beside a time frame, in larger type and clearly readable first.
      const rank =
        match.strength * (0.4 + 0.6 * segment.probability) * (1 + 0.01 * (segment.box.y1 - segment.box.y0));
      if (best && framed(rank) <= best.rank) continue;
      const confidence = Math.min(1, match.strength * (0.5 + 0.5 * segment.probability));
      const stage = {
        value: { text: match.symbol, box: segment.box },
        confidence,
        evidence: [`read in “${segment.text}”`],
      };
      best = { stage, segment, line, rank: framed(rank) };
    }
  return best;
}

function symbolIn(segment: Segment): { symbol: string; strength: number } | null {
  const bracket = /\(([A-Z][A-Z0-9.]{0,6})\)/.exec(segment.text);
  if (bracket) return { symbol: bracket[1]!, strength: matchSymbol(bracket[1]!) ? 1 : 0.85 };
  const tokens = tokensOf(segment.text.replace(/\s?\/\s?/g, '/'));
  let best: { symbol: string; strength: number } | null = null;
  for (const token of tokens) {
    const match = matchSymbol(token);
    if (match && (!best || match.strength > best.strength)) best = match;
  }
  if (best) return best;
  const [first, ...rest] = tokens;
  const framed = rest.some((t, i) => parseTimeframe(t) ?? parseTimeframe(`${t} ${rest[i + 1] ?? ''}`));
  return first && looksLikeTicker(first) && framed ? { symbol: first, strength: 0.8 } : null;
}

function isButton(segment: Segment): boolean {
  const text = segment.text.trim();
  return parseTimeframe(text) !== null || PERIODS.test(text);
}

function findTimeframe(lines: Segment[][], symbol: FoundSymbol | null): Stage<ReadText> | null {
  if (symbol) {
    const beside = timeframeIn(symbol.segment, symbol.stage.value.text);
    if (beside) return stageOf(beside, symbol.segment, 'printed beside the symbol');
  }
  for (const line of lines) {
    const buttons = line.filter((s) => isButton(s));
    if (buttons.length < 3 || buttons.some((s) => PERIODS.test(s.text.trim()))) continue;
    const pressed = buttons.filter((s) => s.plated);
    const frame = pressed.length === 1 ? parseTimeframe(pressed[0]!.text) : null;
    if (frame) return stageOf(frame, pressed[0]!, 'the pressed button in the row of time frames');
  }
  if (!symbol) return null;
  const others = symbol.line.filter((s) => s !== symbol.segment && isButton(s));
  const only = others.length === 1 ? parseTimeframe(others[0]!.text) : null;
  return only ? stageOf(only, others[0]!, 'printed in the line of the symbol') : null;
}

function timeframeIn(segment: Segment, symbol: string): string | null {
  const tokens = tokensOf(segment.text.replace(/\s?\/\s?/g, '/'));
  const at = tokens.findIndex((t) =>
    t
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .includes(symbol.replace(/[^A-Z0-9]/g, '')),
  );
  const after = tokens.slice(at + 1);
  for (let i = 0; i < after.length; i++) {
    const single = parseTimeframe(after[i]!) ?? parseTimeframe(`${after[i]!} ${after[i + 1] ?? ''}`);
    if (single) return single;
  }
  // A bare number or letter counts only right after the symbol and a dot: "EURUSD · 15 · OANDA".
  return after.length > 0 && segment.text.includes('·') ? parseTimeframe(after[0]!, true) : null;
}

function stageOf(frame: string, segment: Segment, why: string): Stage<ReadText> {
  return {
    value: { text: frame, box: segment.box },
    confidence: 0.5 + 0.5 * segment.probability,
    evidence: [why],
  };
}
