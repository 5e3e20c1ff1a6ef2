/** Scenes, codes and screens: pictures without data. */
import type { Sheet } from './sheet.ts';
import { hues, sentence } from './sheet.ts';

export function landscape({ svg, random, width, height }: Sheet): void {
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

export function noise({ svg, random, width, height }: Sheet): void {
  const frequency = random.pick([0.008, 0.02, 0.05, 0.4]);
  svg.raw(
    `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${random.int(1, 999)}"/></filter><rect width="${width}" height="${height}" filter="url(#n)"/>`,
  );
}

export function cartoon({ svg, random, width, height }: Sheet): void {
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

export function matrixCode({ svg, random, width, height }: Sheet): void {
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

export function maze({ svg, random, width, height, ink }: Sheet): void {
  const cell = random.int(18, 36);
  for (let x = 20; x < width - 20; x += cell)
    for (let y = 20; y < height - 20; y += cell)
      if (random.chance(0.5)) svg.hairH(x, x + cell, y, ink, { width: 2 });
      else svg.hairV(x, y, y + cell, ink, { width: 2 });
}

export function barcode({ svg, random, width, height }: Sheet): void {
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

export function gradient({ svg, random, width, height }: Sheet): void {
  svg.raw(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="${random.pick(hues)}"/><stop offset="1" stop-color="${random.pick(hues)}"/></radialGradient></defs>`,
  );
  svg.rect(0, 0, width, height, 'url(#g)');
}

export function chat({ svg, random, width, height }: Sheet): void {
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

export function form({ svg, random, width, height, ink }: Sheet): void {
  svg.text(60, 46, 'Account settings', { size: 24, fill: ink, weight: 700 });
  for (let y = 90; y < height - 80; y += 70) {
    svg.text(60, y, random.pick(['First name', 'Email', 'Password', 'Country', 'Date of birth', 'Amount']), {
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

export function calendar({ svg, random, width, height, ink }: Sheet): void {
  svg.text(width / 2, 34, `March ${random.int(2018, 2026)}`, { size: 24, fill: ink, anchor: 'middle' });
  const [w, h] = [(width - 40) / 7, (height - 80) / 6];
  for (let i = 0; i < 42; i++) {
    const [x, y] = [20 + (i % 7) * w, 64 + Math.floor(i / 7) * h];
    svg.rect(x, y, w, h, 'none', { stroke: '#bbbbbb' });
    if (i > 2 && i < 34) svg.text(x + 10, y + 16, String(i - 2), { size: 15, fill: ink });
    if (random.chance(0.2)) svg.rect(x + 6, y + h * 0.5, w - 12, 16, random.pick(hues), { radius: 3 });
  }
}

export function blank(): void {
  // Nothing on it at all.
}
