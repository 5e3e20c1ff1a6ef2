/** Samples what to draw: an instrument, a time frame, a market, a look. */
import { createRandom } from '../random.ts';
import type { ChartSpec } from './frame.ts';
import { heldPrograms } from './looks/held.ts';
import { programs } from './looks/programs.ts';
import type { Language, Look } from './look.ts';
import { heikinAshi, renko } from './other-bars.ts';
import { decimalMark } from './scale.ts';
import { instruments, reflect, simulateMarket, timeframeMinutes } from './market.ts';

/** Bars need at least this many device pixels each to be drawn with a body and two sides. */
const LEAST_SPACING = 4.6;

/** Width that the parts around the chart take, roughly. */
function takenOf({ chrome, width, farAxis }: Look): number {
  const wide = chrome.filter((part) =>
    ['watch-list', 'order-book', 'ladder', 'navigator', 'news'].includes(part),
  ).length;
  return 0.3 * wide * width + (chrome.includes('left-tools') ? 54 : 0) + (farAxis === 'none' ? 90 : 160);
}

/** As many bars as stand at the wanted distance. */
function fitSpacing(look: Look, spacing: number): Look {
  const room = Math.max(120, look.width - takenOf(look)) * look.ratio;
  const slots = Math.max(12, Math.floor(room / spacing));
  const emptyRight = Math.min(look.emptyRight, slots * 0.2);
  const bodyRatio = spacing < 7 ? 0.62 : look.bodyRatio;
  return { ...look, bars: Math.max(10, Math.floor(slots - emptyRight)), emptyRight, bodyRatio };
}

/** Fewer bars where the picture is too narrow for them. */
function fit(look: Look): Look {
  if (look.spacing !== null) return fitSpacing(look, look.spacing);
  const taken = takenOf(look);
  const most = Math.floor(((look.width - taken) * look.ratio) / LEAST_SPACING) - look.emptyRight;
  const bars = Math.max(30, Math.min(look.bars, most));
  const spacing = ((look.width - taken) * look.ratio) / (bars + look.emptyRight);
  // Two device pixels more than the wick are needed on either side before a narrow body shows.
  return {
    ...look,
    bars,
    emptyRight: Math.min(look.emptyRight, bars * 0.2),
    bodyRatio: spacing < 7 ? 0.62 : look.bodyRatio,
  };
}

/** Programs whose words are in these languages write a decimal point. */
const POINTED: readonly Language[] = ['en', 'ja', 'zh', 'ko'];
const WITH_COMMA: readonly Language[] = ['de', 'fr', 'es', 'pt', 'it', 'ru', 'tr', 'pl'];

/** A program that writes a decimal comma has its words in a language that does. */
function inOwnLanguage(look: Look): Look {
  if (decimalMark(look.format) === '.' || !POINTED.includes(look.language)) return look;
  return { ...look, language: WITH_COMMA[look.width % WITH_COMMA.length]! };
}

/** What a seed draws with the named program, its look changed where that is asked for. Deterministic. */
export function sampleSpec(
  id: string,
  program: string,
  seed: string,
  change: (look: Look) => Look = (look) => look,
): ChartSpec {
  const random = createRandom(seed);
  const make = programs[program] ?? heldPrograms[program];
  if (!make) throw new Error(`no program ${program}`);
  const look = fit(change(inOwnLanguage(make(random.fork('look')))));
  const stocks = look.trueTime || look.header === 'yahoo';
  const choice = instruments.filter((i) => (stocks ? i.market === 'stock' || i.market === 'index' : true));
  const forex = instruments.filter((i) => i.market === 'forex' || i.market === 'commodity');
  const instrument = random.pick(
    (program === 'metatrader' || program === 'stubs' || program === 'held-old') && random.chance(0.8)
      ? forex
      : choice,
  );
  const timeframe = look.trueTime
    ? '1D'
    : random.pick(
        Object.keys(timeframeMinutes).filter((t) => !(instrument.market === 'stock' && t === '4h')),
      );
  const liveliness = random.between(0.6, 1.6) * (look.scale === 'log' ? 1.8 : 1);
  const warmUp = random.chance(0.6) ? 70 : 0;
  const candles = simulateMarket(random.fork('market'), {
    instrument,
    timeframe,
    count: warmUp + look.bars,
    liveliness,
  });
  const visible = candles.slice(warmUp);
  return finish({ id, seed, instrument, timeframe, history: candles.slice(0, warmUp), visible, look });
}

/** Bars of other kinds are made of the same market; a logarithmic axis needs a range that shows it. */
function finish(spec: ChartSpec): ChartSpec {
  const { history, instrument } = spec;
  let { look, visible } = spec;
  if (look.kind === 'heikin_ashi') visible = heikinAshi(visible, instrument.decimals);
  if (look.kind === 'renko') visible = renko(visible, instrument.decimals);
  if (visible.length < 8) return { ...spec, look: { ...look, kind: 'candles' } };
  const high = Math.max(...visible.map((c) => c.high));
  const low = Math.min(...visible.map((c) => c.low));
  // A logarithmic axis that looks the same as a linear one is left out.
  if (look.scale === 'log' && high / low < 1.35) look = { ...look, scale: 'linear' };
  return { ...spec, history, visible, look };
}

/** The same picture with the market upside down. */
export function mirrorSpec(spec: ChartSpec): ChartSpec {
  const decimals = spec.instrument.decimals;
  return {
    ...spec,
    id: `${spec.id}__mirror`,
    history: reflect(spec.history, spec.visible, decimals),
    visible: reflect(spec.visible, spec.visible, decimals),
  };
}
