import { fitting } from './palette-entries.ts';
import type { PaletteEntry } from './palette-entries.ts';

const entry = (label: string, group: PaletteEntry['group'] = 'Pages', also = ''): PaletteEntry => ({
  id: label,
  group,
  label,
  also,
  run: () => undefined,
});
const entries = [
  entry('Dashboard'),
  entry('Analysis History'),
  entry('BTC/USDT', 'Analyses'),
  entry('Position size', 'Calculators'),
  entry('Log out', 'Actions', 'sign out'),
];
const found = (typed: string) => fitting(entries, typed).map(({ label }) => label);

describe('the command palette', () => {
  it('[W-016] offers everything at first, in its order, and at most as many as asked for', () => {
    expect(found('')).toHaveLength(5);
    expect(fitting(entries, '', 2).map(({ label }) => label)).toEqual(['Dashboard', 'Analysis History']);
  });

  it('[W-016] finds by the beginnings of words first, by other words, by group, and across signs', () => {
    expect(found('hist')).toEqual(['Analysis History']);
    expect(found('btcusdt')).toEqual(['BTC/USDT']);
    expect(found('sign out')).toEqual(['Log out']);
    expect(found('calc pos')).toEqual(['Position size']);
    expect(found('nothing like it')).toEqual([]);
  });
});
