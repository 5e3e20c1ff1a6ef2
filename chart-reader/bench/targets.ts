/** What the reader must hold, each with what was measured. */
import type { ClaimedField } from './claims.ts';
import type { Examined } from './examine.ts';
import { limits } from './score/limits.ts';
import type { Coverage } from './score/coverage.ts';
import { coverageOf, joinDeviations } from './score/coverage.ts';
import { summarise, summariseMirrors } from './score/aggregate.ts';
import { median, share } from './score/numbers.ts';
import { calibrationError } from './score/reliability.ts';
import type { Speed } from './speed.ts';
import { hasSeries, isChart } from './truth.ts';

export interface Target {
  name: string;
  target: string;
  measured: string;
  /** Null where nothing was measured. */
  holds: boolean | null;
  /** Pictures, bars or answers that it rests on. */
  n: number;
}

const percentText = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(1)}%`);

/** A share that must be at least, or at most, so much. */
function shareTarget(
  name: string,
  value: number | null,
  n: number,
  bound: { least?: number; most?: number },
): Target {
  const { least, most } = bound;
  const wanted = least === undefined ? `≤ ${percentText(most ?? 0)}` : `≥ ${percentText(least)}`;
  const holds =
    value === null ? null : (least === undefined || value >= least) && (most === undefined || value <= most);
  return { name, target: wanted, measured: percentText(value), holds, n };
}

/** A number that must be at most so much. */
function mostTarget(name: string, value: number | null, n: number, most: number, unit = ''): Target {
  const text = value === null ? '-' : `${Number(value.toFixed(2))}${unit}`;
  return {
    name,
    target: most === 0 ? '0' : `≤ ${most}${unit}`,
    measured: text,
    holds: value === null ? null : value <= most,
    n,
  };
}

const rightShare = (group: readonly Examined[]): number | null =>
  share(group.filter((e) => e.score.right).length, group.length);

/** Answered, but the axis, the pane or the kind is wrong. */
export const answeredWrong = ({ score }: Examined): boolean =>
  !score.refused && (!score.right || score.kindRight === false);

function drawnTargets(drawn: readonly Examined[]): Target[] {
  const of = (...variants: string[]): Examined[] => drawn.filter((e) => variants.includes(e.truth.variant));
  const clean = of('clean', 'mirror');
  const lines = drawn.filter(
    (e) => hasSeries(e.truth) && /line|area/.test(e.truth.chart_type) && e.truth.variant !== 'photo',
  );
  const worn = of('jpeg', 'down', 'chat');
  const photos = of('photo');
  const wrong = share(clean.filter((e) => !e.score.refused && !e.score.right).length, clean.length);
  return [
    shareTarget('clean drawn: right', rightShare(clean), clean.length, { least: 0.98 }),
    shareTarget('clean drawn: answered wrong', wrong, clean.length, { most: 0.007 }),
    shareTarget('JPEG and downscaled: right', rightShare(worn), worn.length, { least: 0.96 }),
    shareTarget('line and area: right', rightShare(lines), lines.length, { least: 0.92 }),
    shareTarget('photos: right', rightShare(photos), photos.length, { least: 0.75 }),
  ];
}

/** The bars measured by hand on real screenshots, summed up. */
export function sampleOf(real: readonly Examined[]) {
  const samples = real.flatMap((e) => (e.score.sample ? [e.score.sample] : []));
  const sum = (pick: (s: (typeof samples)[number]) => number): number =>
    samples.reduce((n, s) => n + pick(s), 0);
  const [bars, found] = [sum((s) => s.bars), sum((s) => s.found)];
  return {
    bars,
    found: share(found, bars),
    medianError: median(samples.flatMap((s) => Object.values(s.errors).flat())),
    direction: share(
      sum((s) => s.directionsRight),
      found,
    ),
  };
}

function realTargets(real: readonly Examined[]): Target[] {
  const right = real.filter((e) => e.score.axisRight).length;
  const sample = sampleOf(real);
  const error = sample.medianError;
  return [
    {
      name: 'real: axis right',
      target: '≥ 33 of 36',
      measured: `${right} of ${real.length} (with refused series ${real.filter((e) => e.score.axisFound).length})`,
      holds: real.length ? right >= (33 / 36) * real.length : null,
      n: real.length,
    },
    shareTarget('real: hand-measured bars found', sample.found, sample.bars, { least: 0.98 }),
    mostTarget('real: median error of the range', error, sample.bars, 0.2, '%'),
    shareTarget('real: direction', sample.direction, sample.bars, { least: 0.98 }),
    mostTarget(
      'real: answered wrong',
      real.length ? real.filter(answeredWrong).length : null,
      real.length,
      0,
    ),
  ];
}

function printedTargets(real: readonly Examined[], drawn: readonly Examined[]): Target[] {
  const summary = (group: readonly Examined[]) => summarise(group.map((e) => e.score));
  const shown = (group: readonly Examined[], pick: (e: Examined) => boolean): number =>
    group.filter(pick).length;
  const [r, d] = [summary(real), summary(drawn)];
  const timed = drawn.flatMap((e) => (e.score.times ? [e.score.times] : []));
  const bars = timed.reduce((n, t) => n + t.bars, 0);
  const rightBars = timed.reduce((n, t) => n + t.right, 0);
  return [
    shareTarget(
      'last price where shown, real, series refused too',
      r.last,
      shown(real, (e) => e.score.lastShown),
      { least: 0.88 },
    ),
    shareTarget(
      'last price where shown, drawn, series refused too',
      d.last,
      shown(drawn, (e) => e.score.lastShown),
      { least: 0.97 },
    ),
    shareTarget(
      'symbol where shown, real, series refused too',
      r.symbol,
      shown(real, (e) => e.score.symbolRight !== null),
      { least: 0.82 },
    ),
    shareTarget(
      'time frame where shown, real, series refused too',
      r.timeframe,
      shown(real, (e) => e.score.timeframeRight !== null),
      { least: 0.82 },
    ),
    shareTarget('bars at the right time where dates are shown, drawn', share(rightBars, bars), bars, {
      least: 0.95,
    }),
  ];
}

/** How true prices lie around measured ones, per field, over readings that are right. */
export function coverageByField(examined: readonly Examined[]): Map<string, Coverage> {
  const joined = joinDeviations(
    examined.flatMap((e) => (e.deviations && e.score.right ? [e.deviations] : [])),
  );
  const names = { o: 'open', h: 'high', l: 'low', c: 'close', last: 'last price' } as const;
  return new Map(
    (Object.keys(names) as (keyof typeof names)[]).map((key) => [names[key], coverageOf(joined[key])]),
  );
}

function sigmaTargets(examined: readonly Examined[]): Target[] {
  return [...coverageByField(examined)].map(([field, c]) => {
    const inside = (value: number | null, low: number, high: number): boolean =>
      value !== null && value >= low && value <= high;
    const holds =
      inside(c.withinOne, 0.65, 0.72) && inside(c.withinTwo, 0.93, 0.97) && inside(c.withinFive, 0.997, 1);
    return {
      name: `σ of ${field}: within 1 / 2 / 5 σ`,
      target: '65–72% / 93–97% / ≥ 99.7%',
      measured: [c.withinOne, c.withinTwo, c.withinFive].map(percentText).join(' / '),
      holds: c.prices ? holds : null,
      n: c.prices,
    };
  });
}

const fields: ClaimedField[] = ['reading', 'axis', 'kind', 'last price', 'symbol', 'time frame', 'times'];

function claimTargets(examined: readonly Examined[]): Target[] {
  const sure = examined.filter((e) => answeredWrong(e) && (e.quality ?? 0) > 0.9).length;
  return [
    ...fields.map((field) => {
      const claims = examined.flatMap((e) => e.claims.filter((c) => c.field === field));
      return mostTarget(`calibration error of ${field}`, calibrationError(claims), claims.length, 0.04);
    }),
    mostTarget('wrong answers claiming > 0.9', examined.length ? sure : null, examined.length, 0),
  ];
}

function restTargets(examined: readonly Examined[]): Target[] {
  const others = examined.filter((e) => !isChart(e.truth));
  const refused = share(others.filter((e) => e.score.refused).length, others.length);
  const answered = examined.filter((e) => e.score.scaleFactor !== null);
  const scale = answered.filter((e) => (e.score.scaleFactor ?? 1) >= limits.scaleFactor).length;
  const mirrors = summariseMirrors(
    examined.map((e) => e.truth),
    examined.map((e) => e.score),
  );
  return [
    shareTarget('pictures without prices refused', refused, others.length, { least: 1 }),
    mostTarget('scale errors of ×10 or more accepted', answered.length ? scale : null, answered.length, 0),
    shareTarget('mirror pairs flip', share(mirrors.flipped, mirrors.answered), mirrors.answered, {
      least: 1,
    }),
  ];
}

function speedTargets(speed: Speed | null): Target[] {
  return [
    mostTarget('processor time, development set median', speed?.development ?? null, 1, 60, ' ms'),
    mostTarget('processor time, 1920 × 1080', speed?.fullHd ?? null, 1, 150, ' ms'),
    mostTarget('processor time, 3840 × 2160', speed?.ultraHd ?? null, 1, 350, ' ms'),
    mostTarget('memory at 40 megapixels', speed?.megabytesAt40 ?? null, 1, 450, ' MB'),
  ];
}

/** Every row of what must hold. */
export function measureTargets(examined: readonly Examined[], speed: Speed | null): Target[] {
  const real = examined.filter((e) => isChart(e.truth) && e.truth.part === 'B');
  const drawn = examined.filter((e) => hasSeries(e.truth));
  return [
    ...drawnTargets(drawn),
    ...realTargets(real),
    ...restTargets(examined),
    ...printedTargets(real, drawn),
    ...sigmaTargets(drawn),
    ...claimTargets(examined),
    ...speedTargets(speed),
  ];
}
