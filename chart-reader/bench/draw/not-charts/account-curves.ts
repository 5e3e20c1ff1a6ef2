/** Curves of an account or of a strategy test: money over time or over trades, and no instrument. */
import type { Random } from '../../random.ts';
import type { ChartSpec } from '../frame.ts';
import type { HeaderKind, Look } from '../look.ts';
import { sampleSpec } from '../spec.ts';

const hosts = ['notebook', 'futures', 'platform', 'stubs', 'web-screen', 'phone-screen', 'study'];

const titles = [
  ...['Balance', 'Balance / Equity', 'Cumulative net profit', 'Equity curve', 'Strategy tester'],
  ...['Drawdown and balance', 'Equity', 'Account balance', 'Net profit', 'Profit', 'Total P&L, USD'],
  ...['Cumulative PnL', 'Portfolio value', 'Backtest result', 'Balance / Equity / Every tick / 2.02'],
  ...['Strategy Report', 'Equity & drawdown', 'Kontostand', 'Saldo', 'Closed profit over time'],
];

/** Where programs print the title: above the chart, in the pane's corner, in large type, or in a tab. */
const positions: [HeaderKind, boolean, number][] = [
  ['title', false, 5],
  ['title', true, 2],
  ['plain', true, 2],
  ['plain', false, 2],
  ['platform', false, 1],
];

/** The money after each trade: steps up and down, flat stretches, seldom a straight rise. */
function balances(random: Random, spec: ChartSpec): ChartSpec['visible'] {
  const begin = random.pick([1000, 5000, 10_000, 100_000]);
  const idle = random.pick([0, 0, 0.3, 0.6]);
  let balance = begin;
  return spec.visible.map((c) => {
    const open = balance;
    if (!random.chance(idle)) balance *= 1 + 0.002 + random.normal() * 0.006;
    return { ...c, open, close: balance, high: Math.max(open, balance), low: Math.min(open, balance) };
  });
}

/** Drawn like a price chart of a line or an area, under a title that names the account. */
export function accountCurve(random: Random, seed: string): ChartSpec {
  const spec = sampleSpec('hard', random.pick(hosts), seed);
  const words = random.pick(titles);
  const [header, headerInside] = random.weighted(positions.map((p) => [p, p[2]]));
  const instrument = { ...spec.instrument, symbol: words, display: words, name: words };
  const look: Partial<Look> = {
    ...{ lastPrice: 'none', furniture: [], drawings: [], crosshair: false, subPanes: [], volume: 'none' },
    farAxis: 'none',
    kind: random.pick(['line', 'line', 'area']),
    header,
    headerInside,
    overlays: [],
    watermark: false,
    chrome: spec.look.chrome.filter((part) => part === 'window' || part === 'title-bar'),
  };
  return {
    ...spec,
    visible: balances(random, spec),
    history: [],
    instrument: { ...instrument, decimals: random.pick([0, 2]) },
    look: { ...spec.look, ...look },
  };
}
