/** Coloured grounds: clouds, bands, stripes of sessions and hours, profiles of volume, vignettes. */
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import { visiblePart } from '../panes.ts';
import { exponentialAverage, simpleAverage } from '../studies.ts';

type Draw = (frame: Frame, random: Random) => void;

const closesOf = ({ spec }: Frame): number[] => [...spec.history, ...spec.visible].map((c) => c.close);

/** Two lines with the space between them filled by which is higher. */
export const cloud: Draw = (frame, random) => {
  const { svg, scale, xs, look } = frame;
  const closes = closesOf(frame);
  const [fast, slow] = [
    visiblePart(frame, exponentialAverage(closes, random.pick([9, 13, 21]))),
    visiblePart(frame, exponentialAverage(closes, random.pick([34, 50]))),
  ];
  const y = (v: number): number => scale.y(Math.max(v, 1e-12));
  const opacity = random.between(0.1, 0.35);
  for (let i = 1; i < xs.length; i++) {
    const [a, b, c, d] = [fast[i - 1], fast[i], slow[i], slow[i - 1]];
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const [x0, x1] = [xs[i - 1] ?? 0, xs[i] ?? 0];
    svg.polygon(
      [
        [x0, y(a)],
        [x1, y(b)],
        [x1, y(c)],
        [x0, y(d)],
      ],
      b >= c ? '#4caf50' : '#f44336',
      { opacity },
    );
  }
  const line = (values: number[], colour: string): void =>
    svg.polyline(
      values.map((v, i) => [xs[i] ?? 0, y(v)] as const),
      colour,
      { width: look.wickWidth },
    );
  line(fast, '#4caf50');
  line(slow, '#f44336');
};

/** A stop that trails below rising and above falling prices, with a fill towards the price. */
export const supertrend: Draw = (frame, random) => {
  const { svg, scale, xs, spec } = frame;
  const bars = [...spec.history, ...spec.visible];
  const ranges = exponentialAverage(
    bars.map((c) => c.high - c.low),
    10,
  );
  const average = simpleAverage(closesOf(frame), 7);
  const off = random.between(1.5, 3);
  let rising = true;
  let stop = (bars[0]?.low ?? 0) * 0.99;
  const stops = bars.map((c, i) => {
    const reach = off * (ranges[i] ?? 0);
    if (rising ? c.close < stop : c.close > stop) {
      rising = !rising;
      stop = rising ? c.low - reach : c.high + reach;
    } else stop = rising ? Math.max(stop, c.close - reach) : Math.min(stop, c.close + reach);
    return { stop, rising, middle: Number.isFinite(average[i]) ? (average[i] ?? c.close) : c.close };
  });
  const shown = stops.slice(-spec.visible.length);
  for (let i = 1; i < shown.length; i++) {
    const [a, b] = [shown[i - 1], shown[i]];
    if (!a || !b || a.rising !== b.rising) continue;
    const [x0, x1] = [xs[i - 1] ?? 0, xs[i] ?? 0];
    const y = (v: number): number => scale.y(Math.max(v, 1e-12));
    const colour = b.rising ? '#00c853' : '#ff5252';
    svg.polygon(
      [
        [x0, y(a.stop)],
        [x1, y(b.stop)],
        [x1, y(b.middle)],
        [x0, y(a.middle)],
      ],
      colour,
      { opacity: 0.12 },
    );
    svg.line(x0, y(a.stop), x1, y(b.stop), colour, { width: 2 });
  }
};

/** Sessions of the day, or long spans, on a ground of another colour. */
export const sessions: Draw = (frame, random) => {
  const { svg, pane, xs, spacing } = frame;
  const colours = ['#2962ff', '#ff9800', '#9c27b0', '#089981'];
  const opacity = random.between(0.05, 0.18);
  const long = Math.max(2, Math.round(random.between(0.04, 0.15) * xs.length));
  for (let i = random.int(0, long), k = 0; i < xs.length; i += long + random.int(1, long), k++) {
    const left = (xs[i] ?? 0) - spacing / 2;
    const right = Math.min(pane.x1, left + long * spacing);
    svg.rect(left, pane.y0, right - left, pane.y1 - pane.y0, colours[k % colours.length] ?? '#888888', {
      opacity,
      crisp: true,
    });
  }
};

/** A stripe behind every bar, coloured by its hour or by a study. */
export const stripes: Draw = (frame, random) => {
  const { svg, pane, xs, spacing, spec } = frame;
  const opacity = random.between(0.06, 0.25);
  spec.visible.forEach((c, i) => {
    const value = new Date(c.time).getUTCHours() * 15 + random.int(0, 20);
    svg.rect((xs[i] ?? 0) - spacing / 2, pane.y0, spacing, pane.y1 - pane.y0, `hsl(${value}, 70%, 50%)`, {
      opacity,
      crisp: true,
    });
  });
};

/** Volume by price: lying bars at one side, in two colours. */
export const profile: Draw = (frame, random) => {
  const { svg, pane, scale, spec } = frame;
  const rows = random.int(20, 60);
  const high = scale.y(Math.max(...spec.visible.map((c) => c.high)));
  const low = scale.y(Math.min(...spec.visible.map((c) => c.low)));
  const tall = (low - high) / rows;
  const right = random.chance(0.7);
  const reach = (pane.x1 - pane.x0) * random.between(0.12, 0.35);
  const opacity = random.between(0.2, 0.6);
  for (let k = 0; k < rows; k++) {
    const y = high + k * tall;
    const price = scale.price(y + tall / 2);
    const volume = spec.visible.filter((c) => c.low <= price && c.high >= price).length / spec.visible.length;
    const wide = reach * Math.min(1, volume * random.between(1.2, 2.4));
    const bought = wide * random.between(0.3, 0.7);
    const x = right ? pane.x1 - wide : pane.x0;
    svg.rect(x, y, bought, Math.max(0.6, tall - 1), '#26a69a', { opacity });
    svg.rect(x + bought, y, wide - bought, Math.max(0.6, tall - 1), '#ef5350', { opacity });
  }
};

/** A dark or light rim around the picture or the pane, as window shadows and styled screenshots have. */
export const vignette: Draw = (frame, random) => {
  const { svg, pane, look } = frame;
  const whole = random.chance(0.5);
  const box = whole ? { x0: 0, y0: 0, x1: look.width, y1: look.height } : pane;
  const id = `rim${whole ? 1 : 0}`;
  const colour = random.chance(0.7) ? '#000000' : '#ffffff';
  svg.raw(
    `<defs><radialGradient id="${id}" cx="50%" cy="50%" r="72%"><stop offset="${random.between(0.5, 0.75)}" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${random.between(0.15, 0.5)}"/></radialGradient></defs>`,
  );
  svg.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, `url(#${id})`);
};

/** Lines where days, weeks or months begin. */
export const dayLines: Draw = (frame) => {
  const { svg, pane, xs, spec, spacing, look } = frame;
  const step = /[mh]$/.test(spec.timeframe) ? 10 : 7;
  let before = '';
  spec.visible.forEach((c, i) => {
    const day = new Date(c.time).toISOString().slice(0, step);
    if (before && day !== before)
      svg.hairV((xs[i] ?? 0) - spacing / 2, pane.y0, pane.y1, look.theme.text, { dash: '3 4', opacity: 0.6 });
    before = day;
  });
};
