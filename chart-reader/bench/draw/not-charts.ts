/** Pictures that are no price charts, of many kinds. The only right answer to them is a refusal. */
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { instruments } from './market.ts';
import { sans } from './looks/base.ts';
import { Svg } from './svg.ts';

interface Sheet {
  svg: Svg;
  random: Random;
  width: number;
  height: number;
  ink: string;
  paper: string;
}

const hues = [
  '#1f77b4',
  '#ff7f0e',
  '#2ca02c',
  '#d62728',
  '#9467bd',
  '#8c564b',
  '#e377c2',
  '#17becf',
  '#bcbd22',
];
const fruit = [
  'Apples',
  'Pears',
  'Plums',
  'Cherries',
  'Figs',
  'Dates',
  'Grapes',
  'Lemons',
  'Limes',
  'Kiwis',
  'Melons',
  'Nuts',
];
const prose =
  'the river bends where old stones hold morning light and people walk slowly home with bread under one arm while a clock counts hours nobody needs'.split(
    ' ',
  );

function sentence(random: Random, words: number): string {
  return Array.from({ length: words }, () => random.pick(prose)).join(' ');
}

function barChart({ svg, random, width, height, ink }: Sheet): void {
  const count = random.int(5, 12);
  svg.text(
    width / 2,
    30,
    `Sales by ${random.pick(['fruit', 'region', 'month'])} (${random.int(2015, 2024)})`,
    { size: 20, fill: ink, anchor: 'middle' },
  );
  const most = random.pick([50, 100, 500, 1200]);
  for (let k = 0; k <= 5; k++) {
    const y = height - 60 - ((height - 130) * k) / 5;
    svg.hairH(80, width - 20, y, '#cccccc');
    svg.text(70, y, String((most * k) / 5), { size: 13, fill: ink, anchor: 'end' });
  }
  const colour = random.pick(hues);
  const each = (width - 100) / count;
  for (let i = 0; i < count; i++) {
    const tall = (height - 130) * random.between(0.1, 0.95);
    svg.rect(
      80 + each * (i + 0.18),
      height - 60 - tall,
      each * 0.64,
      tall,
      random.chance(0.3) ? random.pick(hues) : colour,
    );
    svg.text(80 + each * (i + 0.5), height - 40, fruit[i] ?? '', { size: 12, fill: ink, anchor: 'middle' });
  }
}

function table({ svg, random, width, height, ink }: Sheet): void {
  const columns = random.int(4, 7);
  const each = (width - 40) / columns;
  for (let y = 30, row = 0; y < height - 16; y += 28, row++) {
    if (row % 2) svg.rect(20, y - 14, width - 40, 28, ink, { opacity: 0.06 });
    for (let c = 0; c < columns; c++) {
      const text =
        row === 0
          ? (fruit[c] ?? '')
          : c === 0
            ? random.pick(instruments).name
            : random.between(0, 4000).toFixed(2);
      svg.text(26 + c * each + (c ? each - 20 : 0), y, text, {
        size: 13,
        fill: ink,
        anchor: c ? 'end' : 'start',
        weight: row ? 400 : 700,
      });
    }
  }
}

function orderBook({ svg, random, width, height }: Sheet): void {
  let price = 61234.5;
  const rows = Math.floor((height - 40) / 22);
  for (let i = 0; i < rows; i++) {
    const y = 24 + i * 22;
    const ask = i < rows / 2;
    const share = random.between(0.05, 0.9);
    svg.rect(width * (1 - share), y - 10, width * share, 20, ask ? '#f6465d' : '#0ecb81', { opacity: 0.2 });
    price -= random.between(0.5, 3);
    svg.text(20, y, price.toFixed(1), { size: 13, fill: ask ? '#f6465d' : '#0ecb81' });
    svg.text(width / 2, y, random.between(0.01, 9).toFixed(4), {
      size: 13,
      fill: '#808080',
      anchor: 'middle',
    });
    svg.text(width - 20, y, (random.between(1, 900) * 60).toFixed(0), {
      size: 13,
      fill: '#808080',
      anchor: 'end',
    });
  }
}

function pie({ svg, random, width, height, ink }: Sheet): void {
  const [cx, cy, radius] = [width * 0.42, height / 2, Math.min(width, height) * 0.36];
  let from = 0;
  const shares = Array.from({ length: random.int(4, 8) }, () => random.between(0.3, 1));
  const total = shares.reduce((a, b) => a + b, 0);
  shares.forEach((share, i) => {
    const to = from + (share / total) * Math.PI * 2;
    const points = Array.from({ length: 40 }, (_, k) => from + ((to - from) * k) / 39).map(
      (a) => [cx + radius * Math.cos(a), cy + radius * Math.sin(a)] as const,
    );
    svg.polygon([[cx, cy], ...points], hues[i % hues.length] ?? '#888888');
    svg.text(width * 0.78, 60 + i * 26, `${fruit[i]} ${((100 * share) / total).toFixed(1)}%`, {
      size: 15,
      fill: ink,
    });
    from = to;
  });
}

function heatMap({ svg, random, width, height, ink }: Sheet): void {
  const n = random.int(6, 14);
  const [w, h] = [(width - 100) / n, (height - 60) / n];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const v = random.next();
      svg.rect(
        90 + i * w,
        20 + j * h,
        w - 1,
        h - 1,
        `rgb(${Math.round(255 * v)},${Math.round(120 * (1 - v))},${Math.round(200 * (1 - v))})`,
      );
      svg.text(90 + (i + 0.5) * w, 20 + (j + 0.5) * h, v.toFixed(2), {
        size: Math.min(13, h * 0.4),
        fill: '#ffffff',
        anchor: 'middle',
      });
    }
  for (let j = 0; j < n; j++)
    svg.text(80, 20 + (j + 0.5) * h, fruit[j % fruit.length] ?? '', { size: 12, fill: ink, anchor: 'end' });
}

function page({ svg, random, width, height, ink }: Sheet): void {
  svg.text(60, 50, sentence(random, 4), { size: 26, fill: ink, weight: 700 });
  for (let y = 100; y < height - 40; y += 24)
    if (random.chance(0.92))
      svg.text(60, y, sentence(random, Math.floor((width - 120) / 52)), { size: 15, fill: ink });
}

function code({ svg, random, width, height, ink }: Sheet): void {
  const family = 'DejaVu Sans Mono, monospace';
  let depth = 0;
  for (let y = 24, line = 1; y < height - 10; y += 20, line++) {
    svg.text(40, y, String(line), { size: 13, fill: '#858585', anchor: 'end', family });
    const text = random.pick([
      'const total = items.reduce((a, b) => a + b, 0);',
      'if (value > 12.5) {',
      'return null;',
      'for (let i = 0; i < 100; i += 1) {',
      '}',
      '',
      `set(${random.int(0, 9)}, 0x${random.int(4096, 65535).toString(16)});`,
    ]);
    if (text === '}') depth = Math.max(0, depth - 1);
    svg.text(60 + depth * 24, y, text, {
      size: 13,
      fill: random.pick([ink, ink, '#4ec9b0', '#c586c0']),
      family,
    });
    if (text.endsWith('{')) depth = Math.min(6, depth + 1);
    if (y > width * 4) return;
  }
}

function landscape({ svg, random, width, height }: Sheet): void {
  svg.raw(
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a6ea5"/><stop offset="1" stop-color="#f6d8a8"/></linearGradient></defs>',
  );
  svg.rect(0, 0, width, height, 'url(#sky)');
  svg.circle(width * random.between(0.2, 0.8), height * 0.25, 50, '#fff3c4', { opacity: 0.9 });
  for (let ridge = 0; ridge < 4; ridge++) {
    let y = height * (0.45 + ridge * 0.13);
    const points: [number, number][] = [[0, height]];
    for (let x = 0; x <= width; x += 12) points.push([x, (y += random.normal() * 6)]);
    svg.polygon(
      [...points, [width, height]],
      `rgb(${60 - ridge * 12},${95 - ridge * 15},${90 - ridge * 20})`,
    );
  }
}

function noise({ svg, random, width, height }: Sheet): void {
  const frequency = random.pick([0.008, 0.02, 0.05, 0.4]);
  svg.raw(
    `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${random.int(1, 999)}"/></filter><rect width="${width}" height="${height}" filter="url(#n)"/>`,
  );
}

function cartoon({ svg, random, width, height }: Sheet): void {
  for (let i = 0; i < 14; i++) {
    const [x, y, r] = [random.between(0, width), random.between(0, height), random.between(20, 120)];
    if (random.chance(0.5)) svg.circle(x, y, r, random.pick(hues), { stroke: '#222222', width: 4 });
    else svg.rect(x, y, r * 1.4, r, random.pick(hues), { stroke: '#222222', width: 4, radius: 16 });
  }
  const [x, y] = [width / 2, height / 2];
  svg.circle(x, y, 110, '#ffd966', { stroke: '#222222', width: 5 });
  for (const side of [-40, 40]) svg.circle(x + side, y - 25, 14, '#222222');
  svg.polyline(
    [
      [x - 55, y + 30],
      [x, y + 65],
      [x + 55, y + 30],
    ],
    '#222222',
    { width: 6 },
  );
}

function form({ svg, random, width, height, ink }: Sheet): void {
  svg.text(60, 46, 'Account settings', { size: 24, fill: ink, weight: 700 });
  for (let y = 90; y < height - 80; y += 70) {
    svg.text(60, y, random.pick(['First name', 'E-mail', 'Password', 'Country', 'Date of birth', 'Amount']), {
      size: 14,
      fill: ink,
    });
    svg.rect(60, y + 14, Math.min(460, width - 120), 34, 'none', { stroke: '#9aa0a6', radius: 5 });
    svg.text(72, y + 31, random.chance(0.5) ? sentence(random, 2) : random.between(1, 900).toFixed(2), {
      size: 14,
      fill: '#80868b',
    });
  }
  svg.rect(60, height - 60, 140, 40, '#1a73e8', { radius: 6 });
  svg.text(130, height - 40, 'Save', { size: 16, fill: '#ffffff', anchor: 'middle' });
}

function calendar({ svg, random, width, height, ink }: Sheet): void {
  svg.text(width / 2, 34, `March ${random.int(2018, 2026)}`, { size: 24, fill: ink, anchor: 'middle' });
  const [w, h] = [(width - 40) / 7, (height - 80) / 6];
  for (let i = 0; i < 42; i++) {
    const [x, y] = [20 + (i % 7) * w, 64 + Math.floor(i / 7) * h];
    svg.rect(x, y, w, h, 'none', { stroke: '#bbbbbb' });
    if (i > 2 && i < 34) svg.text(x + 10, y + 16, String(i - 2), { size: 15, fill: ink });
    if (random.chance(0.2)) svg.rect(x + 6, y + h * 0.5, w - 12, 16, random.pick(hues), { radius: 3 });
  }
}

function matrixCode({ svg, random, width, height }: Sheet): void {
  const n = 29;
  const cell = Math.floor((Math.min(width, height) * 0.8) / n);
  const [x0, y0] = [(width - n * cell) / 2, (height - n * cell) / 2];
  svg.rect(0, 0, width, height, '#ffffff');
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const corner = [
        [0, 0],
        [n - 7, 0],
        [0, n - 7],
      ].find(([a = 0, b = 0]) => i >= a && i < a + 7 && j >= b && j < b + 7);
      const [a = 0, b = 0] = corner ?? [];
      const ring = corner ? Math.max(Math.abs(i - a - 3), Math.abs(j - b - 3)) !== 2 : random.chance(0.5);
      if (ring) svg.rect(x0 + i * cell, y0 + j * cell, cell, cell, '#000000', { crisp: true });
    }
}

function maze({ svg, random, width, height, ink }: Sheet): void {
  const cell = random.int(18, 36);
  for (let x = 20; x < width - 20; x += cell)
    for (let y = 20; y < height - 20; y += cell)
      if (random.chance(0.5)) svg.hairH(x, x + cell, y, ink, { width: 2 });
      else svg.hairV(x, y, y + cell, ink, { width: 2 });
}

function scatter({ svg, random, width, height, ink }: Sheet): void {
  for (let k = 0; k <= 6; k++) {
    svg.text(50, height - 50 - ((height - 90) * k) / 6, String(k * 10), {
      size: 13,
      fill: ink,
      anchor: 'end',
    });
    svg.text(70 + ((width - 100) * k) / 6, height - 28, String(k * 20), {
      size: 13,
      fill: ink,
      anchor: 'middle',
    });
  }
  for (let i = 0; i < 140; i++)
    svg.circle(
      random.between(70, width - 30),
      random.between(40, height - 50),
      4,
      random.pick(hues.slice(0, 3)),
      { opacity: 0.7 },
    );
}

function barcode({ svg, random, width, height }: Sheet): void {
  svg.rect(0, 0, width, height, '#ffffff');
  for (let x = width * 0.15; x < width * 0.85;) {
    const bar = random.int(1, 4) * 2;
    svg.rect(x, height * 0.3, bar, height * 0.35, '#000000', { crisp: true });
    x += bar + random.int(1, 4) * 2;
  }
  svg.text(width / 2, height * 0.72, String(random.int(1e12, 9e12)), {
    size: 26,
    fill: '#000000',
    anchor: 'middle',
  });
}

function gantt({ svg, random, width, height, ink }: Sheet): void {
  for (let y = 50, i = 0; y < height - 40; y += 34, i++) {
    svg.text(20, y + 10, `Task ${i + 1}: ${sentence(random, 2)}`, { size: 13, fill: ink });
    const x = random.between(220, width - 200);
    svg.rect(x, y, random.between(40, width - x - 20), 20, random.pick(hues), { radius: 3 });
  }
  for (let x = 220, i = 1; x < width; x += 70, i++) svg.text(x, 26, `W${i}`, { size: 13, fill: ink });
}

function blank(): void {
  // Nothing on it at all.
}

function gradient({ svg, random, width, height }: Sheet): void {
  svg.raw(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="${random.pick(hues)}"/><stop offset="1" stop-color="${random.pick(hues)}"/></radialGradient></defs>`,
  );
  svg.rect(0, 0, width, height, 'url(#g)');
}

function chat({ svg, random, width, height }: Sheet): void {
  for (let y = 30; y < height - 60; y += random.int(60, 90)) {
    const mine = random.chance(0.5);
    const wide = random.between(width * 0.3, width * 0.6);
    svg.rect(mine ? width - wide - 20 : 20, y, wide, 44, mine ? '#d9fdd3' : '#ffffff', {
      radius: 12,
      stroke: '#dddddd',
    });
    svg.text(mine ? width - wide - 6 : 34, y + 22, sentence(random, Math.floor(wide / 60)), {
      size: 14,
      fill: '#111111',
    });
  }
}

const makers: Record<string, (sheet: Sheet) => void> = {
  'bar chart of categories': barChart,
  'table of numbers': table,
  'order book': orderBook,
  'pie chart': pie,
  'heat map': heatMap,
  'page of text': page,
  'code editor': code,
  landscape,
  'noise texture': noise,
  cartoon,
  form,
  calendar,
  'matrix code': matrixCode,
  maze,
  'scatter plot': scatter,
  barcode,
  'project plan': gantt,
  'blank sheet': blank,
  gradient,
  chat,
};

export const notChartKinds: readonly string[] = Object.keys(makers);

export interface NotChart {
  svg: string;
  note: string;
  width: number;
  height: number;
}

/** A picture of the named kind. The same seed gives the same picture. */
export function drawNotChart(kind: string, seed: string): NotChart {
  const random = createRandom(seed);
  const make = makers[kind];
  if (!make) throw new Error(`no such kind: ${kind}`);
  const dark = random.chance(0.35);
  const [width, height] = random.chance(0.25)
    ? [random.int(60, 90) * 10, random.int(90, 130) * 10]
    : [random.int(80, 150) * 10, random.int(52, 90) * 10];
  const svg = new Svg(width, height, 1, random.pick(sans));
  const sheet = {
    svg,
    random,
    width,
    height,
    ink: dark ? '#dddddd' : '#1f1f1f',
    paper: dark ? '#1c1c20' : '#fdfdfd',
  };
  svg.rect(0, 0, width, height, sheet.paper);
  make(sheet);
  return { svg: svg.toString(), note: kind, width, height };
}
