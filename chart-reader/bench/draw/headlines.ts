/** Headers in type far larger than the labels: pages of phone programs and titles of reports. */
import type { Frame } from './frame.ts';
import type { Printed } from './header-pen.ts';
import { lastBar, penAt, priceText, visibleInk } from './header-pen.ts';
import type { Language } from './look.ts';

/** How the last price and the time frame are called. */
const names: Record<Language, [price: string, timeframe: string]> = {
  en: ['Last price', 'timeframe'],
  de: ['Kurs', 'Zeiteinheit'],
  fr: ['Cours', 'unité'],
  es: ['Ultimo precio', 'temporalidad'],
  pt: ['Preço', 'período'],
  it: ['Prezzo', 'intervallo'],
  ru: ['Цена', 'таймфрейм'],
  tr: ['Fiyat', 'periyot'],
  ja: ['現在値', '足'],
  zh: ['最新价', '周期'],
  ko: ['현재가', '주기'],
  pl: ['Cena', 'interwał'],
};

/** The name in very large type, the named price and its change below. */
export function quote(frame: Frame, x: number, y: number): Printed {
  const { spec, look, svg, random } = frame;
  const { last, percent, colour } = lastBar(frame);
  svg.text(x + 16, y + 36, spec.instrument.display, {
    size: random.int(28, 40),
    fill: look.theme.text,
    weight: 700,
  });
  const pen = penAt(frame, x + 16, y + 92);
  const size = random.int(17, 23);
  const [price] = names[look.language];
  pen.write(`${random.chance(0.4) ? 'Price' : price}:`, size, look.theme.text);
  pen.write(priceText(frame, last.close), size, look.theme.text, 600);
  pen.write(percent, size, visibleInk(frame, colour));
  svg.text(x + 18, y + 130, random.pick(['Area ˅', 'Candles ˅', 'All ˅']), {
    size: 15,
    fill: look.theme.accent,
  });
  return { symbol: true, timeframe: false, lastPrice: true };
}

/** One line in heavy type over the upper part of the chart, as scripts write it. */
export function report(frame: Frame, x: number, y: number): Printed {
  const { spec, look, svg, random, inner } = frame;
  const [price, span] = names[look.language];
  const { last } = lastBar(frame);
  const lead = random.pick(['', '[Live] ', '[Test] ']);
  const text = `${lead}${spec.instrument.symbol}: ${span} ${spec.timeframe}, ${price} ${priceText(frame, last.close)}`;
  svg.text(random.chance(0.5) ? x + 20 : (inner.x0 + inner.x1) / 2 - text.length * 4, y + 28, text, {
    size: random.int(16, 22),
    fill: look.theme.text,
    weight: 700,
  });
  return { symbol: true, timeframe: true, lastPrice: true };
}
