/** Tables, plans and diagrams: data, but no prices over time. */
import { instruments } from '../market.ts';
import type { Sheet } from './sheet.ts';
import { fruit, hues, sentence } from './sheet.ts';

export function barChart({ svg, random, width, height, ink }: Sheet): void {
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

export function table({ svg, random, width, height, ink }: Sheet): void {
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

export function orderBook({ svg, random, width, height }: Sheet): void {
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

export function pie({ svg, random, width, height, ink }: Sheet): void {
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

export function heatMap({ svg, random, width, height, ink }: Sheet): void {
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

export function page({ svg, random, width, height, ink }: Sheet): void {
  svg.text(60, 50, sentence(random, 4), { size: 26, fill: ink, weight: 700 });
  for (let y = 100; y < height - 40; y += 24)
    if (random.chance(0.92))
      svg.text(60, y, sentence(random, Math.floor((width - 120) / 52)), { size: 15, fill: ink });
}

export function code({ svg, random, width, height, ink }: Sheet): void {
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

export function scatter({ svg, random, width, height, ink }: Sheet): void {
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

export function gantt({ svg, random, width, height, ink }: Sheet): void {
  for (let y = 50, i = 0; y < height - 40; y += 34, i++) {
    svg.text(20, y + 10, `Task ${i + 1}: ${sentence(random, 2)}`, { size: 13, fill: ink });
    const x = random.between(220, width - 200);
    svg.rect(x, y, random.between(40, width - x - 20), 20, random.pick(hues), { radius: 3 });
  }
  for (let x = 220, i = 1; x < width; x += 70, i++) svg.text(x, 26, `W${i}`, { size: 13, fill: ink });
}
