/** What people draw on charts with the tools of their program. */
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import { formatNumber, formatPrice } from '../scale.ts';
import { textWidth } from '../svg.ts';
import type { Point } from './positions.ts';
import { anywhere, inkFor, onBar, turn } from './positions.ts';

type Draw = (frame: Frame, random: Random) => void;

/** A line from a through b to the edge of the pane or beyond. */
function ray(
  frame: Frame,
  a: Point,
  b: Point,
  colour: string,
  style: { width?: number; dash?: string } = {},
): void {
  const far = frame.pane.x1 + 10;
  const slope = (b[1] - a[1]) / (b[0] - a[0] || 1);
  frame.svg.line(a[0], a[1], far, a[1] + slope * (far - a[0]), colour, style);
}

export const rays: Draw = (frame, random) => {
  for (let k = random.int(1, 4); k > 0; k--) {
    const [a, b] = [turn(frame, random, 0, 0.45), turn(frame, random, 0.5, 1)];
    const style = { width: random.pick([1, 1, 2, 3]), dash: random.chance(0.3) ? '7 5' : '' };
    ray(frame, a, b, inkFor(frame, random), style);
    if (random.chance(0.3))
      for (const [x, y] of [a, b]) frame.svg.circle(x, y, 4, '#ffffff', { stroke: '#2962ff' });
  }
};

export const channel: Draw = (frame, random) => {
  const { svg } = frame;
  const [a, b] = [turn(frame, random, 0, 0.4), turn(frame, random, 0.6, 1)];
  const shift = random.between(30, 110) * (random.chance(0.5) ? 1 : -1);
  const colour = inkFor(frame, random);
  const lower = (p: Point): Point => [p[0], p[1] + shift];
  svg.polygon([a, b, lower(b), lower(a)], colour, { opacity: random.between(0.06, 0.22) });
  svg.polyline([a, b], colour, { width: 2 });
  svg.polyline([lower(a), lower(b)], colour, { width: 2 });
  svg.line(a[0], a[1] + shift / 2, b[0], b[1] + shift / 2, colour, { dash: '5 5' });
};

export const pitchfork: Draw = (frame, random) => {
  const [a, b, c] = [
    turn(frame, random, 0, 0.25),
    turn(frame, random, 0.3, 0.5),
    turn(frame, random, 0.5, 0.7),
  ];
  const middle: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
  const along = (p: Point): Point => [p[0] + middle[0] - a[0], p[1] + middle[1] - a[1]];
  const colours = [inkFor(frame, random), inkFor(frame, random)];
  ray(frame, a, middle, colours[0] ?? '#888888');
  for (const p of [b, c]) ray(frame, p, along(p), colours[1] ?? '#888888');
  frame.svg.line(b[0], b[1], c[0], c[1], colours[0] ?? '#888888');
};

export const shapes: Draw = (frame, random) => {
  const { svg, pane } = frame;
  for (let k = random.int(1, 4); k > 0; k--) {
    const [x, y] = anywhere(frame, random);
    const [w, h] = [
      random.between(30, (pane.x1 - pane.x0) * 0.35),
      random.between(15, (pane.y1 - pane.y0) * 0.3),
    ];
    const colour = inkFor(frame, random);
    const opacity = random.between(0.1, 0.35);
    if (random.chance(0.6)) {
      svg.rect(x, y, w, h, colour, { opacity });
      if (random.chance(0.7)) svg.rect(x, y, w, h, 'none', { stroke: colour, width: random.pick([1, 2]) });
    } else
      svg.raw(
        `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${colour}" fill-opacity="${opacity}" stroke="${colour}" stroke-width="1.5"/>`,
      );
  }
};

export const brush: Draw = (frame, random) => {
  for (let k = random.int(1, 3); k > 0; k--) {
    let [x, y] = anywhere(frame, random);
    const points: Point[] = [];
    let angle = random.between(0, 6.3);
    for (let i = random.int(20, 70); i > 0; i--) {
      points.push([x, y]);
      angle += random.normal() * 0.35;
      x += Math.cos(angle) * 5;
      y += Math.sin(angle) * 5;
    }
    frame.svg.polyline(points, inkFor(frame, random), {
      width: random.between(1.5, 5),
      opacity: random.pick([1, 0.7]),
    });
  }
};

const remarks = [
  'Resistance zone',
  'BOS',
  'CHoCH',
  'Liquidity',
  'Order block',
  'FVG 4h',
  'Target 1',
  'Breakout?',
  'retest',
  'Wait for close above',
  'SL below swing low',
  'Пробой уровня',
  'Ziel 2',
  '支撑位',
  'レンジ',
];

export const callouts: Draw = (frame, random) => {
  const { svg, look } = frame;
  for (let k = random.int(1, 4); k > 0; k--) {
    const [tx, ty] = turn(frame, random);
    const text = random.chance(0.4)
      ? formatPrice(frame.scale.price(ty), frame.spec.instrument.decimals, look.format)
      : random.pick(remarks);
    const size = look.labelSize + random.int(0, 4);
    const [w, h] = [textWidth(text, size) + 14, size + 10];
    const [x, y] = [
      tx + random.between(-80, 80),
      ty + random.between(25, 70) * (random.chance(0.5) ? 1 : -1),
    ];
    const colour = inkFor(frame, random);
    svg.line(x, y, tx, ty, colour, { width: 1.5 });
    svg.rect(x - w / 2, y - h / 2, w, h, colour, { radius: 5 });
    svg.text(x, y, text, {
      size,
      fill: colour === '#ffffff' || colour === '#fdd835' ? '#111111' : '#ffffff',
      anchor: 'middle',
    });
  }
};

export const notes: Draw = (frame, random) => {
  const { svg, look } = frame;
  for (let k = random.int(1, 5); k > 0; k--) {
    const [x, y] = anywhere(frame, random);
    const lines = random.int(1, 4);
    for (let row = 0; row < lines; row++)
      svg.text(x, y + row * (look.labelSize + 5), random.pick(remarks), {
        size: look.labelSize + random.int(0, 8),
        fill: inkFor(frame, random),
        weight: random.pick([400, 700]),
      });
  }
};

/** A planned trade: green to the target, red to the stop, with the figures in the middle. */
export const position: Draw = (frame, random) => {
  const { svg, pane, look } = frame;
  const bar = onBar(frame, random, 0.3, 0.9);
  const entry = (bar.high + bar.low) / 2;
  const wide = random.between(60, Math.max(61, Math.min(260, pane.x1 - bar.x)));
  const [up, down] = [random.between(30, 120), random.between(20, 70)];
  const long = random.chance(0.5);
  const boxes: [number, number, string][] = long
    ? [
        [entry - up, up, '#089981'],
        [entry, down, '#f23645'],
      ]
    : [
        [entry - down, down, '#f23645'],
        [entry, up, '#089981'],
      ];
  for (const [y, h, colour] of boxes) svg.rect(bar.x, y, wide, h, colour, { opacity: 0.2 });
  svg.hairH(bar.x, bar.x + wide, entry, '#787b86');
  const say = (y: number, text: string, fill: string): void => {
    const size = look.labelSize;
    const w = textWidth(text, size) + 12;
    const box = [bar.x + wide / 2 - w / 2, y - size * 0.8, w, size * 1.6] as const;
    svg.rect(...box, fill, { radius: 3 });
    svg.cover(...box);
    svg.text(bar.x + wide / 2, y, text, { size, fill: '#ffffff', anchor: 'middle' });
  };
  say(entry, `Risk/reward ratio: ${formatNumber(random.between(1, 4), 2, look.format)}`, '#787b86');
  const target = `Target: ${formatPrice(frame.scale.price(long ? entry - up : entry + up), frame.spec.instrument.decimals, look.format)} (${formatNumber(random.between(0.5, 9), 2, look.format)}%)`;
  if (random.chance(0.7)) say(long ? entry - up - 12 : entry + up + 12, target, '#089981');
};

export const elliott: Draw = (frame, random) => {
  const { svg } = frame;
  const colour = inkFor(frame, random);
  const points = [0, 0.2, 0.38, 0.55, 0.72, 0.88].map((f) => turn(frame, random, f, f + 0.12));
  if (random.chance(0.6)) svg.polyline(points, colour, { width: 2 });
  points.forEach(([x, y], i) => {
    if (random.chance(0.5)) svg.circle(x, y - 16, 9, 'none', { stroke: colour });
    svg.text(x, y - 16, random.chance(0.5) ? String(i) : ('XABCDE'[i] ?? ''), {
      size: 12,
      fill: colour,
      anchor: 'middle',
      weight: 700,
    });
  });
};
