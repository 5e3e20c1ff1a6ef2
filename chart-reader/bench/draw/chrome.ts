/** Toolbars, watch lists, phone bars and windows around a chart; every part takes room off the box. */
import type { Box } from '../../types.ts';
import type { Random } from '../random.ts';
import {
  ladder,
  margin,
  navigator,
  news,
  notebook,
  orderBook,
  panel,
  positions,
  statusBar,
  taskBar,
  titleBar,
} from './chrome-parts.ts';
import type { Easel } from './easel.ts';
import type { ChromePart, Look } from './look.ts';
import { instruments } from './market.ts';
import { formatNumber } from './scale.ts';
import type { Svg } from './svg.ts';
import { textWidth } from './svg.ts';

function words(
  easel: Easel,
  x: number,
  y: number,
  items: readonly string[],
  size: number,
  gap: number,
): void {
  let at = x;
  for (const item of items) {
    if (at + textWidth(item, size) > easel.box.x1 - 6) return;
    easel.svg.text(at, y, item, { size, fill: easel.look.theme.text });
    at += textWidth(item, size) + gap;
  }
}

function topBar(easel: Easel): Box {
  const { svg, look, random, box } = easel;
  const tall = random.int(36, 48);
  const y = box.y0 + tall / 2;
  words(
    easel,
    box.x0 + 14,
    y,
    [
      '☰',
      random.pick(instruments).symbol,
      random.pick(['1m', '1h', 'D']),
      'Candles',
      'Indicators',
      'Alert',
      'Replay',
      '↶',
      '↷',
      'Publish',
    ],
    13,
    22,
  );
  svg.hairH(box.x0, box.x1, box.y0 + tall, look.theme.line);
  return { ...box, y0: box.y0 + tall + 1 };
}

function leftTools(easel: Easel): Box {
  const { svg, look, random, box } = easel;
  const wide = random.int(40, 54);
  for (let y = box.y0 + 22; y < box.y1 - 20; y += random.int(32, 40)) {
    const x = box.x0 + wide / 2;
    const kind = random.int(0, 3);
    if (kind === 0) svg.line(x - 8, y + 8, x + 8, y - 8, look.theme.text, { width: 1.5 });
    else if (kind === 1) svg.circle(x, y, 7, 'none', { stroke: look.theme.text, width: 1.5 });
    else if (kind === 2) svg.rect(x - 8, y - 6, 16, 12, 'none', { stroke: look.theme.text, width: 1.5 });
    else svg.text(x, y, 'T', { size: 17, fill: look.theme.text, anchor: 'middle' });
  }
  svg.hairV(box.x0 + wide, box.y0, box.y1, look.theme.line);
  return { ...box, x0: box.x0 + wide + 1 };
}

function watchList(easel: Easel): Box {
  const { svg, look, random, box } = easel;
  const wide = Math.min((box.x1 - box.x0) * 0.3, random.int(190, 300));
  const left = box.x1 - wide;
  svg.hairV(left, box.y0, box.y1, look.theme.line);
  const size = random.int(11, 13);
  svg.text(left + 10, box.y0 + 16, 'Symbol        Last        Chg%', {
    size,
    fill: look.theme.text,
    opacity: 0.7,
  });
  for (let y = box.y0 + 44; y < box.y1 - 14; y += size * 2.4) {
    const item = random.pick(instruments);
    const change = random.normal() * 2;
    svg.text(left + 10, y, item.symbol, { size, fill: look.theme.text });
    svg.text(
      box.x1 - 64,
      y,
      formatNumber(item.price * random.between(0.8, 1.2), item.decimals, look.format),
      {
        size,
        fill: look.theme.text,
        anchor: 'end',
      },
    );
    svg.text(box.x1 - 8, y, `${formatNumber(change, 2, look.format)}%`, {
      size,
      fill: change >= 0 ? '#26a69a' : '#ef5350',
      anchor: 'end',
    });
  }
  return { ...box, x1: left };
}

function bottomTabs(easel: Easel): Box {
  const { svg, look, box } = easel;
  svg.hairH(box.x0, box.x1, box.y1 - 34, look.theme.line);
  words(
    easel,
    box.x0 + 14,
    box.y1 - 17,
    ['1D', '5D', '1M', '3M', '6M', 'YTD', '1Y', '5Y', 'All', '|', '14:32:07 (UTC)', '%', 'log', 'auto'],
    12,
    16,
  );
  return { ...box, y1: box.y1 - 35 };
}

function phone(easel: Easel): Box {
  const { svg, look, random, box } = easel;
  const right = box.x1 - 12;
  svg.text(box.x0 + 16, box.y0 + 14, `${random.int(1, 12)}:${random.int(10, 59)}`, {
    size: 14,
    fill: look.theme.text,
    weight: 600,
  });
  svg.rect(right - 24, box.y0 + 8, 22, 11, 'none', { stroke: look.theme.text, radius: 3 });
  svg.rect(right - 22, box.y0 + 10, random.int(5, 18), 7, look.theme.text, { radius: 1 });
  svg.text(right - 32, box.y0 + 14, '5G', { size: 12, fill: look.theme.text, anchor: 'end' });
  svg.text(box.x0 + 16, box.y0 + 44, '←', { size: 20, fill: look.theme.text });
  return { ...box, y0: box.y0 + 62 };
}

function orderPanel(easel: Easel): Box {
  const { svg, look, random, box } = easel;
  const tall = random.int(64, 150);
  const y = box.y1 - tall;
  const half = (box.x1 - box.x0) / 2;
  svg.hairH(box.x0, box.x1, y, look.theme.line);
  if (tall > 110)
    words(easel, box.x0 + 16, y + 22, ['MA', 'EMA', 'BOLL', 'VOL', 'MACD', 'KDJ', 'RSI'], 13, 18);
  svg.rect(box.x0 + 14, box.y1 - 56, half - 22, 42, '#0ecb81', { radius: 6 });
  svg.rect(box.x0 + half + 8, box.y1 - 56, half - 22, 42, '#f6465d', { radius: 6 });
  svg.text(box.x0 + half / 2 + 3, box.y1 - 35, 'Buy', {
    size: 16,
    fill: '#ffffff',
    anchor: 'middle',
    weight: 600,
  });
  svg.text(box.x0 + half * 1.5 - 3, box.y1 - 35, 'Sell', {
    size: 16,
    fill: '#ffffff',
    anchor: 'middle',
    weight: 600,
  });
  return { ...box, y1: y };
}

function menu(easel: Easel): Box {
  const { svg, box, random } = easel;
  svg.rect(box.x0, box.y0, box.x1 - box.x0, 50, '#f0f0f0');
  const dark = { ...easel, look: { ...easel.look, theme: { ...easel.look.theme, text: '#222222' } } };
  words(
    dark,
    box.x0 + 10,
    box.y0 + 13,
    ['File', 'View', 'Insert', 'Charts', 'Tools', 'Window', 'Help'],
    12,
    16,
  );
  words(
    dark,
    box.x0 + 10,
    box.y0 + 37,
    ['New Order', 'AutoTrading', 'M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1', 'MN'],
    11,
    random.int(8, 16),
  );
  return { ...box, y0: box.y0 + 51 };
}

function window_(easel: Easel): Box {
  const { svg, look, box, random } = easel;
  svg.rect(box.x0, box.y0, box.x1 - box.x0, 30, look.theme.dark ? '#3b3b3f' : '#dee1e6');
  for (const [i, colour] of ['#ff5f57', '#febc2e', '#28c840'].entries())
    svg.circle(box.x0 + 18 + i * 20, box.y0 + 15, 6, colour);
  svg.rect(
    box.x0 + 120,
    box.y0 + 5,
    Math.min(460, (box.x1 - box.x0) * 0.5),
    20,
    look.theme.dark ? '#26262a' : '#ffffff',
    { radius: 10 },
  );
  svg.text(
    box.x0 + 134,
    box.y0 + 15,
    random.pick([
      'https://charts.example/chart/',
      'https://exchange.example/trade/spot',
      'finance.example/quote',
    ]),
    { size: 12, fill: look.theme.text },
  );
  return { ...box, y0: box.y0 + 31 };
}

const parts: Record<ChromePart, (easel: Easel) => Box> = {
  'top-bar': topBar,
  'left-tools': leftTools,
  'watch-list': watchList,
  'bottom-tabs': bottomTabs,
  'order-panel': orderPanel,
  phone,
  menu,
  window: window_,
  'task-bar': taskBar,
  'order-book': orderBook,
  ladder,
  positions,
  'title-bar': titleBar,
  'status-bar': statusBar,
  navigator,
  news,
  notebook,
  margin,
  panel,
};

/** Draws the parts of the look, in order, and returns the box left for the chart. */
export function drawChrome(svg: Svg, look: Look, random: Random): Box {
  let box: Box = { x0: 0, y0: 0, x1: look.width, y1: look.height };
  for (const part of look.chrome) box = parts[part]({ svg, look, random, box });
  return box;
}
