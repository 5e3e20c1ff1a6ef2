/** More parts of whole screens: task bar, order book, ladder, lists of positions, navigators, news, notebooks. */
import type { Box } from '../../types.ts';
import type { Easel } from './easel.ts';
import { instruments } from './market.ts';
import { formatNumber } from './scale.ts';

const two = (value: number): string => String(value).padStart(2, '0');

export function taskBar({ svg, random, box }: Easel): Box {
  const tall = random.int(30, 46);
  const dark = random.chance(0.6);
  const y = box.y1 - tall;
  svg.rect(box.x0, y, box.x1 - box.x0, tall, dark ? '#1c1c1c' : '#e7eef7');
  const icons = random.int(5, 14);
  const start = random.chance(0.5) ? box.x0 + 12 : (box.x0 + box.x1) / 2 - icons * 20;
  for (let i = 0; i < icons; i++)
    svg.rect(start + i * 40, y + tall / 2 - 10, 20, 20, `hsl(${random.int(0, 359)}, 60%, 50%)`, {
      radius: 4,
    });
  const ink = dark ? '#ffffff' : '#111111';
  const style = { size: 11, fill: ink, anchor: 'end' as const };
  svg.text(box.x1 - 10, y + tall * 0.3, `${two(random.int(0, 23))}:${two(random.int(0, 59))}`, style);
  svg.text(box.x1 - 10, y + tall * 0.72, `${two(random.int(1, 28))}.${two(random.int(1, 12))}.2024`, style);
  return { ...box, y1: y };
}

/** Asks over bids beside the chart: a column of falling prices that is no axis. */
export function orderBook({ svg, look, random, box }: Easel): Box {
  const wide = Math.min((box.x1 - box.x0) * 0.3, random.int(180, 280));
  const left = random.chance(0.75) ? box.x1 - wide : box.x0;
  svg.hairV(left === box.x0 ? box.x0 + wide : left, box.y0, box.y1, look.theme.line);
  const size = random.int(11, 13);
  const item = random.pick(instruments);
  let price = item.price * random.between(0.9, 1.1);
  const step = price * random.between(0.00002, 0.0002);
  svg.text(left + 10, box.y0 + 14, 'Price          Amount       Total', {
    size,
    fill: look.theme.text,
    opacity: 0.7,
  });
  const half = (box.y0 + box.y1) / 2;
  for (let y = box.y0 + 36; y < box.y1 - 10; y += size * 1.7) {
    const colour = y < half ? '#f6465d' : '#0ecb81';
    const depth = wide * random.between(0.03, 0.9);
    svg.rect(left + wide - depth, y - size * 0.85, depth, size * 1.7, colour, { opacity: 0.14 });
    svg.text(left + 10, y, formatNumber(price, item.decimals, look.format), { size, fill: colour });
    svg.text(left + wide * 0.65, y, formatNumber(random.between(0.001, 9), 4, look.format), {
      size,
      fill: look.theme.text,
      anchor: 'end',
    });
    svg.text(left + wide - 8, y, formatNumber(random.between(10, 90000), 1, look.format), {
      size,
      fill: look.theme.text,
      anchor: 'end',
    });
    price -= step;
  }
  return left === box.x0 ? { ...box, x0: box.x0 + wide + 1 } : { ...box, x1: left };
}

/** A ladder of orders: evenly falling prices in the middle, sizes on both sides. */
export function ladder({ svg, look, random, box }: Easel): Box {
  const wide = Math.min((box.x1 - box.x0) * 0.28, random.int(150, 230));
  const left = box.x1 - wide;
  const tall = random.int(16, 22);
  const tick = random.pick([0.25, 0.5, 1, 0.01]);
  let price = Math.round(random.between(20, 5000) / tick) * tick;
  const middle = Math.floor((box.y1 - box.y0) / tall / 2);
  for (let y = box.y0, row = 0; y < box.y1 - tall; y += tall, row++) {
    svg.rect(left, y, wide * 0.33, tall, row > middle ? '#1f4e79' : look.theme.bg, {
      stroke: look.theme.line,
    });
    svg.rect(left + wide * 0.33, y, wide * 0.34, tall, row === middle ? '#ffd54f' : '#3a3f47', {
      stroke: look.theme.line,
    });
    svg.rect(left + wide * 0.67, y, wide * 0.33, tall, row < middle ? '#7b1f2b' : look.theme.bg, {
      stroke: look.theme.line,
    });
    svg.text(left + wide / 2, y + tall / 2, formatNumber(price, 2, look.format), {
      size: 11,
      fill: row === middle ? '#000000' : '#f0f0f0',
      anchor: 'middle',
    });
    const size = String(random.int(1, 900));
    svg.text(left + wide * (row > middle ? 0.16 : 0.84), y + tall / 2, size, {
      size: 11,
      fill: '#ffffff',
      anchor: 'middle',
    });
    price -= tick;
  }
  return { ...box, x1: left };
}

/** Open trades in rows below the chart. */
export function positions({ svg, look, random, box }: Easel): Box {
  const rows = random.int(2, 6);
  const y0 = box.y1 - 30 - rows * 22;
  svg.rect(box.x0, y0, box.x1 - box.x0, box.y1 - y0, look.theme.dark ? '#1b1f27' : '#f4f4f4');
  svg.text(
    box.x0 + 10,
    y0 + 13,
    'Symbol    Ticket    Time    Type    Volume    Price    S / L    T / P    Profit',
    {
      size: 12,
      fill: look.theme.text,
      weight: 600,
    },
  );
  for (let i = 0; i < rows; i++) {
    const item = random.pick(instruments);
    const cells = [
      item.symbol,
      String(random.int(1e7, 9e7)),
      `2024.0${random.int(1, 9)}.${random.int(10, 28)}`,
      random.pick(['buy', 'sell']),
      formatNumber(random.between(0.01, 3), 2, look.format),
      formatNumber(item.price, item.decimals, look.format),
      formatNumber(random.between(-400, 400), 2, look.format),
    ];
    cells.forEach((cell, k) =>
      svg.text(box.x0 + 10 + (k * (box.x1 - box.x0 - 20)) / cells.length, y0 + 36 + i * 22, cell, {
        size: 12,
        fill: look.theme.text,
      }),
    );
  }
  return { ...box, y1: y0 };
}

export function titleBar({ svg, look, random, box }: Easel): Box {
  const tall = random.int(22, 30);
  const fill = random.pick(['#2d2d30', '#f0f0f0', '#0078d7', '#3c3c3c']);
  const ink = fill === '#f0f0f0' ? '#111111' : '#f5f5f5';
  svg.rect(box.x0, box.y0, box.x1 - box.x0, tall, fill);
  svg.text(
    box.x0 + 26,
    box.y0 + tall / 2,
    random.pick(['Chart', 'Chart - Workspace1', 'Untitled 1', 'Terminal 5 - Demo']),
    {
      size: 12,
      fill: ink,
    },
  );
  svg.rect(box.x0 + 7, box.y0 + tall / 2 - 6, 12, 12, look.theme.accent, { radius: 2 });
  ['—', '☐', '✕'].forEach((mark, i) =>
    svg.text(box.x1 - 90 + i * 32, box.y0 + tall / 2, mark, { size: 12, fill: ink }),
  );
  return { ...box, y0: box.y0 + tall };
}

export function statusBar({ svg, random, box }: Easel): Box {
  const y = box.y1 - 22;
  svg.rect(box.x0, y, box.x1 - box.x0, 22, random.pick(['#f0f0f0', '#25282f']));
  const text = `For Help, press F1   Default   ${random.int(10, 900)} / ${random.int(1, 9)} kb   ${random.between(1, 99).toFixed(2)} ms`;
  svg.text(box.x0 + 8, y + 11, text, { size: 11, fill: '#8a8a8a' });
  return { ...box, y1: y };
}

/** A tree of accounts and scripts, or a list of prices, at the left. */
export function navigator({ svg, look, random, box }: Easel): Box {
  const wide = Math.min((box.x1 - box.x0) * 0.26, random.int(150, 230));
  const dark = random.chance(0.3);
  svg.rect(box.x0, box.y0, wide, box.y1 - box.y0, dark ? '#23272f' : '#ffffff');
  const ink = dark ? '#d0d0d0' : '#1a1a1a';
  for (let y = box.y0 + 16, i = 0; y < box.y1 - 12; y += 19, i++) {
    const item = random.pick(instruments);
    svg.text(box.x0 + 10 + (i % 5 ? 14 : 0), y, item.symbol, { size: 11, fill: ink });
    if (i % 5) {
      svg.text(box.x0 + wide - 66, y, formatNumber(item.price, item.decimals, look.format), {
        size: 11,
        fill: '#1565c0',
        anchor: 'end',
      });
      svg.text(box.x0 + wide - 6, y, formatNumber(item.price * 1.0003, item.decimals, look.format), {
        size: 11,
        fill: '#c62828',
        anchor: 'end',
      });
    }
  }
  svg.hairV(box.x0 + wide, box.y0, box.y1, '#a0a0a0', { width: 3 });
  return { ...box, x0: box.x0 + wide + 3 };
}

export function news({ svg, look, random, box }: Easel): Box {
  const wide = Math.min((box.x1 - box.x0) * 0.3, random.int(200, 300));
  const left = box.x1 - wide;
  svg.hairV(left, box.y0, box.y1, look.theme.line);
  for (let y = box.y0 + 24; y < box.y1 - 40; y += 62) {
    svg.text(left + 12, y, `${random.int(1, 23)}h ago · Newswire`, {
      size: 10,
      fill: look.theme.text,
      opacity: 0.6,
    });
    svg.text(
      left + 12,
      y + 18,
      random.pick(['Shares fall as yields rise', 'Oil steadies near 78.30', 'Central bank holds rate']),
      {
        size: 12,
        fill: look.theme.text,
      },
    );
  }
  return { ...box, x1: left };
}

/** Cells of a notebook with code above the chart and a prompt below. */
export function notebook({ svg, random, box }: Easel): Box {
  const rows = random.int(2, 6);
  svg.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, '#ffffff');
  svg.rect(box.x0 + 80, box.y0 + 8, box.x1 - box.x0 - 92, rows * 17 + 10, '#f7f7f7', { stroke: '#cfcfcf' });
  const family = 'DejaVu Sans Mono, monospace';
  svg.text(box.x0 + 70, box.y0 + 20, `In [${random.int(1, 40)}]:`, {
    size: 12,
    fill: '#303f9f',
    family,
    anchor: 'end',
  });
  for (let i = 0; i < rows; i++)
    svg.text(
      box.x0 + 88,
      box.y0 + 20 + i * 17,
      random.pick([
        'import pandas as pd',
        "df = load('prices.csv')",
        'fig.update_layout(height=600)',
        'plot(df, type="candle", volume=True)',
        'plt.show()',
      ]),
      {
        size: 12,
        fill: '#222222',
        family,
      },
    );
  return { ...box, x0: box.x0 + 80, x1: box.x1 - 12, y0: box.y0 + rows * 17 + 26, y1: box.y1 - 10 };
}

/** Page around an embedded chart, as dark as the chart is: labels are printed on it. */
export function margin({ svg, look, random, box }: Easel): Box {
  const off = random.int(12, 60);
  const page = random.pick(['#ffffff', '#f5f6f8', '#15181f']);
  const dark = page === '#15181f';
  const fill = dark === look.theme.dark ? page : look.theme.bg;
  svg.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, fill);
  const title = random.chance(0.6);
  if (title)
    svg.text(
      box.x0 + off,
      box.y0 + 26,
      random.pick(['Market overview', 'Our view for today', 'Live chart']),
      { size: 20, fill: '#7a8290', weight: 700 },
    );
  const inner = { x0: box.x0 + off, x1: box.x1 - off, y0: box.y0 + (title ? 50 : off), y1: box.y1 - off };
  return inner;
}

/** A page of another tone around the chart's panel, the header close to the panel's edge. */
export function panel({ svg, look, random, box }: Easel): Box {
  const off = random.int(4, 34);
  const top = box.y0 + random.int(18, 44);
  svg.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, look.theme.dark ? '#ffffff' : '#20242c');
  svg.text(box.x0 + off, box.y0 + 12, 'Published on charts.example, Sep 03, 2023 18:12 UTC', {
    size: 11,
    fill: look.theme.dark ? '#131722' : '#d8dbe0',
  });
  svg.rect(box.x0 + off, top, box.x1 - box.x0 - 2 * off, box.y1 - off - top, look.theme.bg);
  return { x0: box.x0 + off, x1: box.x1 - off, y0: top, y1: box.y1 - off };
}
