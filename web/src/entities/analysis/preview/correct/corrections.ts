/** What a person corrects of a reading, as far as it has come, and the hints it becomes. */
import type { Box, ChartHints, ReadingKind } from '../../../../api/generated/model';
import { hintsOf as scaleHints, missingErrors, sentencesOf, typedErrors } from '../scale/scale-draft.ts';
import type { ScaleDraft, ScaleErrors } from '../scale/scale-draft.ts';
import type { ChartPreview } from '../use-chart-preview.ts';
import { shownOf } from '../use-chart-preview.ts';
import { NO_BARS, barHints } from './bars-draft.ts';
import type { BarsDraft } from './bars-draft.ts';

/** What is corrected at a time: only its handles lie on the picture. */
export const TOOLS = ['scale', 'pane', 'names', 'bars'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Corrections {
  /** Null: none was opened; `closed`: the one that would stand open was closed. */
  tool: Tool | 'closed' | null;
  scale: ScaleDraft | null;
  pane: Box | null;
  /** Null leaves what was read. */
  kind: ReadingKind | null;
  /** As typed; empty leaves what was read. */
  symbol: string;
  timeframe: string;
  bars: BarsDraft;
}

export const NOTHING: Corrections = {
  tool: null,
  scale: null,
  pane: null,
  kind: null,
  symbol: '',
  timeframe: '',
  bars: NO_BARS,
};

/** The hints of everything that is whole; null without any. */
export function hintsOf({ scale, pane, kind, symbol, timeframe, bars }: Corrections): ChartHints | null {
  const hints: ChartHints = {
    ...scaleHints(scale),
    ...(pane && { pane }),
    ...(kind && { kind }),
    ...(symbol.trim() && { symbol: symbol.trim() }),
    ...(timeframe.trim() && { timeframe: timeframe.trim() }),
    ...barHints(bars),
  };
  return Object.keys(hints).length > 0 ? hints : null;
}

/** Messages at the fields of what was corrected, by the field of the hints: `axis.points.1.price`. */
export function errorsOf(corrections: Corrections, preview: ChartPreview | null): ScaleErrors {
  const { scale } = corrections;
  if (!hintsOf(corrections)) return scale ? typedErrors(scale) : {};
  const problems = shownOf(preview)?.problems ?? [];
  if (!scale || scaleHints(scale)) return sentencesOf(problems);
  // Of a scale that is not whole, only what was typed can be wrong; problems of an earlier one are past.
  return { ...sentencesOf(problems.filter(({ field }) => toolOf(field) !== 'scale')), ...typedErrors(scale) };
}

/** What keeps a picture from being sent: what is wrong, and what is missing of a scale that was begun. */
export function unfinished(corrections: Corrections, preview: ChartPreview | null): ScaleErrors {
  // While it reads again, what it said of the hints before does not count.
  const settled = preview?.state === 'done' ? preview : null;
  return {
    ...(corrections.scale && missingErrors(corrections.scale)),
    ...errorsOf(corrections, settled),
  };
}

/** Said above a picture that is not sent because of what stands at its fields. */
export function unfinishedText(errors: ScaleErrors): string {
  const scale = Object.keys(errors).every((field) => toolOf(field) === 'scale');
  return scale ? 'Finish the scale you set, or remove it.' : 'Mend what you corrected, or remove it.';
}

/** What the server said about the fields of hints, as messages at them. */
export function hintErrors(fields: Readonly<Record<string, string>>): ScaleErrors {
  const problems = Object.entries(fields).flatMap(([field, message]) =>
    field.startsWith('hints.') ? [{ field: field.slice('hints.'.length), message }] : [],
  );
  return sentencesOf(problems);
}

/** The tool at which a field of the hints stands. */
export function toolOf(field: string): Tool {
  if (field.startsWith('axis')) return 'scale';
  if (field.startsWith('pane')) return 'pane';
  return /^(remove|set)_bars/.test(field) ? 'bars' : 'names';
}

/** The corrections with the tool opened at which the first of the messages stands. */
export function openedAt(corrections: Corrections, errors: ScaleErrors = {}): Corrections {
  const [field] = Object.keys(errors);
  return field === undefined ? corrections : { ...corrections, tool: toolOf(field) };
}

/** Where hints belong to the pixels of the picture in its full size, and not to a smaller copy of it. */
export function bindsPixels({ axis, pane, remove_bars, set_bars }: ChartHints): boolean {
  return [axis, pane, remove_bars, set_bars].some((hint) => hint !== undefined);
}

/** The one that stands open: a picture without a scale asks for it by itself. */
export function openTool({ tool, scale }: Corrections, preview: ChartPreview | null): Tool | null {
  if (tool === 'closed') return null;
  if (tool) return tool;
  const result = shownOf(preview);
  const wanted = result?.outcome === 'refused' && result.refusal.code === 'no_price_axis';
  return scale || wanted ? 'scale' : null;
}
