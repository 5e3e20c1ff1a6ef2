/** Pictures that look like price charts or have columns of numbers, but show no price over time. */
import { instruments } from '../market.ts';
import type { Sheet } from './sheet.ts';
import { fruit, hues, sentence } from './sheet.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** An axis of even numbers with grid lines; returns the row of a share of the range. */
function numberAxis(
  sheet: Sheet,
  low: number,
  high: number,
  decimals: number,
  right: boolean,
): (share: number) => number {
  const { svg, width, height, ink } = sheet;
  const row = (share: number): number => height - 60 - (height - 120) * share;
  for (let k = 0; k <= 6; k++) {
    svg.hairH(70, width - 70, row(k / 6), ink, { opacity: 0.15 });
    const text = (low + ((high - low) * k) / 6).toFixed(decimals);
    svg.text(right ? width - 62 : 62, row(k / 6), text, {
      size: 12,
      fill: ink,
      anchor: right ? 'start' : 'end',
    });
  }
  return row;
}

function categoriesOf({ random }: Sheet): readonly string[] {
  return random.pick([
    months,
    fruit,
    days,
    ['North', 'South', 'East', 'West', 'Export'],
    ['2018', '2019', '2020', '2021', '2022', '2023'],
  ]);
}

function categoryNames(sheet: Sheet, names: readonly string[], each: number): void {
  names.forEach((name, i) =>
    sheet.svg.text(70 + each * (i + 0.5), sheet.height - 40, name, {
      size: 12,
      fill: sheet.ink,
      anchor: 'middle',
    }),
  );
}

/** Two to four bars side by side for every category. */
export function groupedBars(sheet: Sheet): void {
  const { svg, random, width } = sheet;
  const row = numberAxis(
    sheet,
    0,
    random.pick([40, 180, 1200, 6]),
    random.pick([0, 0, 1]),
    random.chance(0.4),
  );
  const names = categoriesOf(sheet);
  const each = (width - 140) / names.length;
  categoryNames(sheet, names, each);
  const series = random.int(2, 4);
  const wide = (each * 0.8) / series;
  names.forEach((_, i) => {
    for (let k = 0; k < series; k++) {
      const top = row(random.between(0.08, 0.97));
      svg.rect(70 + each * (i + 0.1) + wide * k, top, wide - 1, row(0) - top, hues[k] ?? '#888888', {
        crisp: true,
      });
    }
  });
}

/** Many thin bars without names: a distribution. */
export function histogram(sheet: Sheet): void {
  const { svg, random, width } = sheet;
  const row = numberAxis(sheet, 0, random.pick([300, 0.06, 25]), 2, random.chance(0.3));
  const bins = random.int(20, 70);
  const each = (width - 140) / bins;
  const middle = random.between(0.3, 0.7);
  const colour = random.pick(hues);
  for (let i = 0; i < bins; i++) {
    const share = Math.exp(-(((i / bins - middle) / 0.16) ** 2)) * random.between(0.8, 1);
    svg.rect(70 + each * i, row(share * 0.95), each - 1, row(0) - row(share * 0.95), colour, { crisp: true });
    if (i % 10 === 0)
      svg.text(70 + each * i, row(0) + 18, ((i - bins * middle) / 10).toFixed(1), {
        size: 11,
        fill: sheet.ink,
        anchor: 'middle',
      });
  }
}

/** Boxes with whiskers over categories: bodies and wicks without any time. */
export function boxPlot(sheet: Sheet): void {
  const { svg, random, width, ink } = sheet;
  const row = numberAxis(sheet, 0, random.pick([10, 100, 60]), 0, false);
  const names = categoriesOf(sheet);
  const each = (width - 140) / names.length;
  categoryNames(sheet, names, each);
  names.forEach((_, i) => {
    const x = 70 + each * (i + 0.5);
    const [low, high] = [random.between(0.1, 0.4), random.between(0.5, 0.9)];
    svg.hairV(
      x,
      row(Math.min(1, high + random.between(0.02, 0.1))),
      row(Math.max(0, low - random.between(0.02, 0.1))),
      ink,
    );
    svg.rect(x - each * 0.25, row(high), each * 0.5, row(low) - row(high), random.pick(hues), {
      stroke: ink,
    });
    svg.hairH(x - each * 0.25, x + each * 0.25, row((low + high) / 2), ink, { width: 2 });
    if (random.chance(0.5)) svg.circle(x, row(random.between(0.02, 0.98)), 3, 'none', { stroke: ink });
  });
}

/** Gains and losses by month that build on each other, in green and red. */
export function waterfall(sheet: Sheet): void {
  const { svg, random, width } = sheet;
  const row = numberAxis(sheet, 0, random.pick([500, 90]), 0, random.chance(0.4));
  const names = categoriesOf(sheet);
  const each = (width - 140) / names.length;
  categoryNames(sheet, names, each);
  let at = random.between(0.3, 0.6);
  names.forEach((_, i) => {
    const next = Math.min(0.97, Math.max(0.03, at + random.normal() * 0.14));
    const [top, bottom] = [row(Math.max(at, next)), row(Math.min(at, next))];
    svg.rect(
      70 + each * (i + 0.15),
      top,
      each * 0.7,
      Math.max(2, bottom - top),
      next > at ? '#26a69a' : '#ef5350',
      { crisp: true },
    );
    at = next;
  });
}

/** Correlations in coloured squares, with a scale of numbers beside them. */
export function correlations(sheet: Sheet): void {
  const { svg, random, width, height, ink } = sheet;
  const count = random.int(5, 16);
  const cell = Math.min((width - 220) / count, (height - 90) / count);
  const colourOf = (v: number): string => `hsl(${v > 0 ? 0 : 220}, 75%, ${92 - Math.abs(v) * 45}%)`;
  for (let i = 0; i < count; i++) {
    const name = random.pick(instruments).symbol;
    svg.text(100, 30 + cell * (i + 0.5), name, { size: 11, fill: ink, anchor: 'end' });
    for (let j = 0; j < count; j++) {
      const v = i === j ? 1 : random.between(-1, 1);
      svg.rect(108 + cell * j, 30 + cell * i, cell, cell, colourOf(v), { crisp: true });
      if (cell > 30)
        svg.text(108 + cell * (j + 0.5), 30 + cell * (i + 0.5), v.toFixed(2), {
          size: 10,
          fill: '#222222',
          anchor: 'middle',
        });
    }
  }
  const left = 130 + cell * count;
  for (let k = 0; k <= 40; k++)
    svg.rect(left, 30 + (cell * count * k) / 41, 22, (cell * count) / 41 + 1, colourOf(1 - k / 20), {
      crisp: true,
    });
  for (let k = 0; k <= 4; k++)
    svg.text(left + 28, 30 + (cell * count * k) / 4, (1 - k / 2).toFixed(2), { size: 12, fill: ink });
}

/** A ladder of orders alone: evenly falling prices between sizes. */
export function ladders(sheet: Sheet): void {
  const { svg, random, width, height } = sheet;
  const count = random.int(1, 3);
  const wide = Math.min(300, (width - 20) / count);
  for (let n = 0; n < count; n++) {
    const left = 10 + n * (width / count);
    const tick = random.pick([0.25, 0.5, 1]);
    let price = random.int(400, 9000);
    for (let y = 40, k = 0; y < height - 30; y += 20, k++) {
      svg.rect(left, y, wide * 0.3, 20, y < height / 2 ? '#ffffff' : '#7fa6d6', { stroke: '#999999' });
      svg.rect(left + wide * 0.3, y, wide * 0.4, 20, k === Math.floor(height / 40) ? '#ffd54f' : '#d9d9d9', {
        stroke: '#999999',
      });
      svg.rect(left + wide * 0.7, y, wide * 0.3, 20, y < height / 2 ? '#d67f7f' : '#ffffff', {
        stroke: '#999999',
      });
      svg.text(left + wide / 2, y + 10, price.toFixed(2), { size: 12, fill: '#111111', anchor: 'middle' });
      svg.text(left + wide * (y < height / 2 ? 0.85 : 0.15), y + 10, String(random.int(1, 400)), {
        size: 12,
        fill: '#111111',
        anchor: 'middle',
      });
      price -= tick;
    }
  }
}

/** Cells with letters above and numbers at the left. */
export function spreadsheet(sheet: Sheet): void {
  const { svg, random, width, height } = sheet;
  svg.rect(0, 0, width, height, '#ffffff');
  svg.rect(0, 0, width, 70, '#f3f2f1');
  for (let x = 44, c = 0; x < width; x += 92, c++) {
    svg.hairV(x, 70, height, '#d4d4d4');
    svg.text(x + 46, 82, String.fromCharCode(65 + (c % 26)), { size: 12, fill: '#555555', anchor: 'middle' });
  }
  for (let y = 94, r = 1; y < height; y += 21, r++) {
    svg.hairH(0, width, y, '#d4d4d4');
    svg.text(22, y + 11, String(r), { size: 11, fill: '#555555', anchor: 'middle' });
    svg.text(50, y + 11, `2024-0${random.int(1, 9)}-${random.int(10, 28)}`, { size: 12, fill: '#111111' });
    for (let x = 136; x < Math.min(width, 620); x += 92)
      svg.text(x + 86, y + 11, random.between(100, 120).toFixed(2), {
        size: 12,
        fill: '#111111',
        anchor: 'end',
      });
  }
}

/** Cards with large figures, small curves and a few bars. */
export function dashboardPage(sheet: Sheet): void {
  const { svg, random, width, height, ink } = sheet;
  const columns = random.int(2, 4);
  const [w, h] = [(width - 20) / columns - 14, 150];
  for (let y = 20; y < height - h; y += h + 16)
    for (let c = 0; c < columns; c++) {
      const x = 20 + c * (w + 14);
      svg.rect(x, y, w, h, 'none', { stroke: ink, opacity: 0.5, radius: 8 });
      svg.text(
        x + 14,
        y + 20,
        random.pick(['Revenue', 'Users', 'Open tickets', 'Latency', 'Win rate', 'Portfolio']),
        { size: 13, fill: ink },
      );
      svg.text(x + 14, y + 50, random.between(10, 90000).toFixed(random.pick([0, 2])), {
        size: 26,
        fill: ink,
        weight: 700,
      });
      let v = 0.5;
      const points = Array.from({ length: 30 }, (_, i) => {
        v = Math.min(1, Math.max(0, v + random.normal() * 0.1));
        return [x + 14 + ((w - 28) * i) / 29, y + h - 14 - 50 * v] as const;
      });
      svg.polyline(points, random.pick(hues), { width: 2 });
    }
}

/** A list of instruments with prices and changes, alone. */
export function watchSheet(sheet: Sheet): void {
  const { svg, random, width, height, ink } = sheet;
  svg.text(20, 24, 'Symbol', { size: 13, fill: ink, weight: 700 });
  for (let y = 54; y < height - 10; y += 30) {
    const item = random.pick(instruments);
    const change = random.normal() * 2;
    svg.text(20, y, item.symbol, { size: 14, fill: ink });
    svg.text(width * 0.6, y, (item.price * random.between(0.7, 1.3)).toFixed(item.decimals), {
      size: 14,
      fill: ink,
      anchor: 'end',
    });
    svg.text(width - 20, y, `${change.toFixed(2)}%`, {
      size: 14,
      fill: change > 0 ? '#26a69a' : '#ef5350',
      anchor: 'end',
    });
  }
}

/** Land and water with place names and roads. */
export function map(sheet: Sheet): void {
  const { svg, random, width, height } = sheet;
  svg.rect(0, 0, width, height, '#aadaff');
  for (let k = 0; k < 4; k++) {
    const [cx, cy, r] = [random.between(0, width), random.between(0, height), random.between(150, 400)];
    const points = Array.from({ length: 30 }, (_, i) => {
      const reach = r * random.between(0.75, 1.1);
      return [cx + reach * Math.cos(i / 4.77), cy + reach * Math.sin(i / 4.77)] as const;
    });
    svg.polygon(points, random.pick(['#f2efe9', '#e8f0d8', '#d8e8c8']));
  }
  for (let k = 0; k < 18; k++) {
    const at = (): readonly [number, number] => [random.between(0, width), random.between(0, height)];
    svg.polyline([at(), at(), at()], random.pick(['#ffffff', '#f9d877', '#d0d0d0']), {
      width: random.pick([2, 4]),
    });
    const [x, y] = at();
    svg.text(x, y, random.pick(fruit), { size: random.int(10, 18), fill: '#555555' });
  }
}

/** Lines of a program that prints prices. */
export function console_(sheet: Sheet): void {
  const { svg, random, width, height } = sheet;
  svg.rect(0, 0, width, height, '#0c0c0c');
  const family = 'DejaVu Sans Mono, monospace';
  for (let y = 14; y < height; y += 17)
    svg.text(
      8,
      y,
      `[${random.int(10, 23)}:${random.int(10, 59)}] ${random.pick(instruments).symbol} close=${random.between(1, 900).toFixed(2)} ${sentence(random, 3)}`,
      {
        size: 13,
        fill: random.pick(['#cccccc', '#16c60c', '#f9f1a5']),
        family,
      },
    );
}
