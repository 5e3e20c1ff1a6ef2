import type { Bar, Series } from '../types.ts';
import { Canvas } from '../testing/canvas.ts';
import { toPicture } from '../image/picture.ts';
import type { AxisFit } from './axis-fit.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { findLastPrice, lastPriceFromTags } from './last-price.ts';
import type { PriceTag } from './price-tags.ts';

const form = { decimals: 0, unit: 1, weight: 1, rank: 0, percent: false, ambiguous: false };
const inliers = [200, 150].map((value, label) => ({ label, y: 10 * (200 - value), value, ...form }));
const fit: AxisFit = {
  scale: 'linear',
  base: 200,
  slope: -0.1,
  inliers,
  residual: 0,
  score: 9,
  margin: 9,
};
const RED: [number, number, number] = [220, 50, 60];
const BLUE: [number, number, number] = [40, 60, 220];

function tag(price: number, more: Partial<PriceTag> = {}): PriceTag {
  const y_px = (200 - price) * 10;
  const box = { x0: 500, y0: y_px - 8, x1: 560, y1: y_px + 8 };
  const rest = { unit: 0.01, colour: RED, probability: 0.99, line: y_px, placed: true, name: null };
  const counting = false;
  return { price, box, y_px, counting, ...rest, ...more };
}

/** Twelve red bars that end with the given close. */
function seriesTo(close: number): { series: Series; picture: ReturnType<typeof toPicture> } {
  const canvas = new Canvas(600, 600, [255, 255, 255]);
  const at = (price: number): Bar['close'] => ({ price, y_px: (200 - price) * 10, sigma: 0.05 });
  const bars = Array.from({ length: 12 }, (_, i): Bar => {
    const x = 20 + 30 * i;
    const end = close + (11 - i);
    canvas.fill(x - 5, (200 - end - 2) * 10, x + 5, (200 - end) * 10, RED);
    const prices = { open: at(end + 2), high: at(end + 2.5), low: at(end - 0.5), close: at(end) };
    return { x_px: x, slot: i, ...prices, direction: 'down', confidence: 0.9, time: null };
  });
  const series: Series = { kind: 'candles', bars, bar_spacing_px: 30, resolution: 'bars' };
  return { series, picture: toPicture(canvas.raster) };
}

const last = (
  close: number,
  tags: PriceTag[],
  header: null | { close: number } = null,
  ambiguous = false,
  quotes: HeaderQuote[] = [],
): number => {
  const { series, picture } = seriesTo(close);
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const decimals = `${header?.close}`.split('.')[1]?.length ?? 0;
  const price = header && { price: header.close, decimals, box };
  const part = { open: null, high: null, low: null, change: null, checked: true, ambiguous };
  const prices = price && { ...part, close: price, probability: 0.98 };
  return findLastPrice(picture, { fit, tags, header: prices, quotes }, series)!.value.price;
};

describe('findLastPrice', () => {
  it('takes the exact figure of the tag beside the last close', () => {
    expect(last(170, [tag(170.13)])).toBe(170.13);
  });

  it('[W-465] is half a usual move unsure where nothing but the last bar tells it, for a later bar may have been missed', () => {
    const { series, picture } = seriesTo(170);
    const found = findLastPrice(picture, { fit, tags: [], header: null, quotes: [] }, series)!;
    expect(found.value.price).toBeCloseTo(170);
    expect(found.value.sigma).toBeCloseTo(Math.hypot(0.05, 0.5), 3);
  });

  it('believes the tag in the colour of the bars over the last bar', () => {
    expect(last(168, [tag(171.4)])).toBe(171.4);
  });

  it('takes no level or indicator value for it, wherever its line is', () => {
    const level = tag(182.5, { colour: BLUE, line: null });
    expect(last(170, [level])).toBeCloseTo(170);
    expect(last(170, [tag(182.5, { colour: BLUE }), tag(169.95)])).toBe(169.95);
    expect(last(170, [tag(182.5, { colour: [40, 40, 44] })])).toBeCloseTo(170);
  });

  it('believes a box that stands out among those of averages, and a plain one without a line', () => {
    const average = (price: number): PriceTag => tag(price, { colour: BLUE, line: null });
    expect(last(165, [tag(171, { colour: [0, 0, 0], line: null }), average(175), average(178)])).toBe(171);
    expect(last(165, [tag(171, { colour: [0, 0, 0], line: null })])).toBe(171);
  });

  it('takes the tag beside which the symbol is printed', () => {
    const name = { symbol: 'BTCUSDT', box: { x0: 430, y0: 0, x1: 498, y1: 16 }, probability: 0.98 };
    const others = [tag(182.5, { colour: BLUE }), tag(176, { colour: BLUE })];
    expect(last(168, [...others, tag(174.5, { colour: [150, 60, 160], name })])).toBe(174.5);
  });

  it('recognises a tag that was pushed aside by the line at its price', () => {
    const aside = tag(170.2, { y_px: 330, placed: false, line: 298 });
    expect(last(170, [aside, tag(175, { colour: BLUE })])).toBe(170.2);
  });

  it('takes the close of the header where it agrees with the last bar and no tag does', () => {
    expect(last(170, [], { close: 170.24 })).toBe(170.24);
    expect(last(170, [], { close: 165.5 })).toBe(165.5);
    expect(last(170, [], { close: 0.17024 }, true)).toBeCloseTo(170.24);
    // The header of an earlier bar, under the pointer: it is the fourth.
    expect(last(170, [], { close: 178 })).toBeCloseTo(170);
  });
});

describe('what is left of a price in the header', () => {
  it('is taken for no price that happens to lie in its thousands', () => {
    const levels = [tag(182.5, { colour: BLUE }), tag(176, { colour: [150, 60, 160] })];
    expect(last(170, levels, { close: 0.19 }, true)).toBeCloseTo(170);
  });
});

describe('bars and header as witnesses of a tag', () => {
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const GREY: [number, number, number] = [90, 92, 96];
  const quote: HeaderQuote = { figures: '170.30', box, probability: 0.99, why: 'beside the symbol' };

  it('prefer the last price of the header to the tag of the pointer, which happens to stand near', () => {
    const large = { ...quote, why: 'in large type' };
    expect(last(170.2, [tag(170.1, { colour: GREY })], null, false, [quote, large])).toBe(170.3);
  });

  it('prefer the close of the header at the last bar to a tag of an average in a like colour', () => {
    const average = tag(166, { colour: [250, 30, 100], line: null });
    expect(last(170.1, [average], { close: 170.24 })).toBe(170.24);
  });

  it('believe a header whose high and low are those of the last bar over the tag of the ask, one row up', () => {
    const { series, picture } = seriesTo(170);
    const end = series.bars.at(-1)!;
    const of = (price: number) => ({ price, decimals: 2, box });
    const header = {
      ...{ open: of(end.open!.price), high: of(end.high!.price), low: of(end.low!.price), close: of(170.05) },
      ...{ change: null, checked: false, ambiguous: false, probability: 0.97 },
    };
    const ask = tag(170.2, { colour: BLUE });
    const said = findLastPrice(picture, { fit, tags: [ask], header, quotes: [] }, series)!;
    expect(said.value.price).toBe(170.05);
    expect(said.confidence).toBeLessThan(0.9);
  });

  it('lower the claim where another price has as many witnesses', () => {
    const { series, picture } = seriesTo(170);
    const claim = (quotes: HeaderQuote[]): number =>
      findLastPrice(picture, { fit, tags: [tag(170.1, { colour: GREY })], header: null, quotes }, series)!
        .confidence;
    expect(claim([quote])).toBeLessThan(0.9 * claim([]));
  });

  it('give the figure with more decimals of two that are the same', () => {
    expect(last(170, [tag(170.3, { unit: 0.1 })], null, false, [quote])).toBe(170.3);
    expect(last(170, [tag(170.3, { unit: 0.1 })], null, false, [{ ...quote, figures: '170.34' }])).toBe(
      170.34,
    );
  });

  it('know the colour of hollow bars by their outline', () => {
    const { series } = seriesTo(165);
    const canvas = new Canvas(600, 600, [255, 255, 255]);
    for (const b of series.bars) {
      const rows = [b.open!.y_px, b.close.y_px];
      for (const y of rows) canvas.fill(b.x_px - 5, y - 1, b.x_px + 5, y + 1, RED);
    }
    const sources = { fit, tags: [tag(171.4, { line: null })], header: null, quotes: [] };
    expect(findLastPrice(toPicture(canvas.raster), sources, series)!.value.price).toBe(171.4);
  });

  it('take the only coloured tag beside a line, whose end may be misread', () => {
    const { series, picture } = seriesTo(165);
    const bars = series.bars.map((b) => ({ ...b, open: null, high: null, low: null }));
    const sources = { fit, tags: [tag(171.4, { colour: BLUE, line: null })], header: null, quotes: [] };
    expect(findLastPrice(picture, sources, { ...series, bars })!.value.price).toBe(171.4);
  });
});

describe('a last bar', () => {
  const said = (tags: PriceTag[], sigma = 0.05) => {
    const { series, picture } = seriesTo(170);
    const bars = series.bars.map((b) => ({ ...b, close: { ...b.close, sigma } }));
    return findLastPrice(picture, { fit, tags, header: null, quotes: [] }, { ...series, bars })!.value;
  };
  const level = (price: number): PriceTag => tag(price, { colour: BLUE });

  it('speaks for no tag outside the error of its close', () => {
    expect(said([level(170.7)]).price).toBeCloseTo(170);
    expect(said([level(170.7)], 0.3).price).toBe(170.7);
  });

  it('whose close may be anywhere in it speaks little for the tag that happens to stand there', () => {
    expect(said([level(170.05), tag(171.2)], 2).price).toBe(171.2);
  });

  it('gives a tag that nothing else tells from a level the distance from it as the error', () => {
    expect(said([level(170.2)]).sigma).toBeCloseTo(0.2, 2);
    expect(said([level(170.05)], 2).sigma).toBeCloseTo(2, 1);
    // Its colour tells the price.
    expect(said([tag(170.2)]).sigma).toBeLessThan(0.01);
  });

  it('that disagrees with a tag is in the error of that tag, unless the time left is printed below it', () => {
    expect(said([tag(171.4)]).sigma).toBeCloseTo(0.7, 2);
    expect(said([tag(171.4, { counting: true })]).sigma).toBeLessThan(0.01);
  });
});

describe('a last bar against boxes', () => {
  it('is believed over the box of the pointer where bars are as black as it', () => {
    const { series } = seriesTo(165);
    const canvas = new Canvas(600, 600, [255, 255, 255]);
    for (const b of series.bars) canvas.fill(b.x_px - 5, b.open!.y_px, b.x_px + 5, b.close.y_px, [0, 0, 0]);
    const pointer = tag(182.5, { colour: [19, 23, 34] });
    const near = tag(165.1, { colour: [19, 23, 34] });
    const said = (tags: PriceTag[]): number =>
      findLastPrice(toPicture(canvas.raster), { fit, tags, header: null, quotes: [] }, series)!.value.price;
    expect(said([pointer])).toBeCloseTo(165);
    expect(said([near])).toBe(165.1);
  });

  it('is believed over boxes of alerts in the colours of bars', () => {
    const alerts = [tag(171.4), tag(176, { colour: BLUE }), tag(180, { colour: [8, 153, 129] })];
    expect(last(168, alerts)).toBeCloseTo(168);
  });

  it('is not believed over the only one with a colour, which that of the pointer leaves the only one', () => {
    const pointer = tag(182.5, { colour: [19, 23, 34] });
    expect(last(168, [tag(171.4), pointer])).toBe(171.4);
    const { series, picture } = seriesTo(170);
    const line: Series = { ...series, kind: 'line', bars: series.bars.map((b) => ({ ...b, open: null })) };
    const sources = { fit, tags: [tag(170.2, { colour: BLUE }), pointer], header: null, quotes: [] };
    const beside = findLastPrice(picture, sources, line)!.value;
    expect(beside.price).toBe(170.2);
    expect(beside.sigma).toBeCloseTo(0.2, 2);
    // Of two plain ones with lines neither is known to be the pointer's.
    expect(last(168, [tag(171.4), pointer, tag(176, { colour: [90, 94, 106] })])).toBeCloseTo(168);
  });

  it('is believed over a level far outside the error of its close, also where that is large', () => {
    const { series, picture } = seriesTo(168);
    const bars = series.bars.map((b) => ({ ...b, close: { ...b.close, sigma: 0.6 } }));
    const tags = [tag(178), tag(185, { colour: BLUE })];
    const said = findLastPrice(picture, { fit, tags, header: null, quotes: [] }, { ...series, bars })!;
    expect(said.value.price).toBeCloseTo(168);
  });

  it('takes the close from the box whose line hides its right tick', () => {
    const { series, picture } = seriesTo(170);
    const bars = series.bars.map((b) => ({ ...b, close: b.open! }));
    const said = (price: number): number => {
      const sources = { fit, tags: [tag(price, { colour: [255, 255, 255] })], header: null, quotes: [] };
      return findLastPrice(picture, sources, { ...series, kind: 'bars', bars })!.value.price;
    };
    expect(said(170.1)).toBe(170.1);
    expect(said(168)).toBeCloseTo(172);
  });
});

describe('the tag of the ask', () => {
  const ASK: [number, number, number] = [230, 50, 30];
  const ending = (tags: PriceTag[], close: number, colour: [number, number, number]): number => {
    const { series } = seriesTo(close);
    const canvas = new Canvas(600, 600, [255, 255, 255]);
    for (const b of series.bars) canvas.fill(b.x_px - 5, b.open!.y_px, b.x_px + 5, b.close.y_px, colour);
    const sources = { fit, tags, header: null, quotes: [] };
    return findLastPrice(toPicture(canvas.raster), sources, series)!.value.price;
  };
  const GREEN: [number, number, number] = [0, 200, 0];
  const bid = tag(170, { colour: GREEN });

  it('leaves the last price to the one below it, although the last bar was read between or above them', () => {
    expect(ending([tag(171, { colour: ASK }), bid], 171.1, GREEN)).toBe(170);
    expect(ending([tag(171, { colour: ASK }), bid], 173, GREEN)).toBe(170);
  });

  it('is the last price where bars are as red, where no other tag stands below it, and where that is far away', () => {
    expect(ending([tag(171, { colour: ASK }), bid], 171.1, ASK)).toBe(171);
    expect(ending([tag(171, { colour: ASK })], 171.1, GREEN)).toBe(171);
    expect(ending([tag(171, { colour: ASK }), tag(158, { colour: BLUE })], 171.1, GREEN)).toBe(171);
  });
});

describe('a quote in the header', () => {
  const quote = (figures: string, probability = 0.95): HeaderQuote => {
    const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
    return { figures, box, probability, why: 'named' };
  };

  it('decides between tags, and gives the exact price where there is none', () => {
    expect(last(168, [tag(171.4), tag(175.2)], null, false, [quote('175.20')])).toBe(175.2);
    expect(last(170, [], null, false, [quote('170.24')])).toBe(170.24);
    expect(last(170, [], null, false, [quote('170,24')])).toBe(170.24);
    expect(lastPriceFromTags({ fit, tags: [], header: null, quotes: [quote('170.24')] })?.value.price).toBe(
      170.24,
    );
  });

  it('outweighs a level in the colour of the bars where the last bar agrees with neither', () => {
    expect(last(168, [tag(171.4)], null, false, [quote('172.00', 0.97)])).toBe(172);
    expect(last(168, [tag(171.4)], null, false, [quote('172.00', 0.7)])).toBe(171.4);
    expect(last(168, [tag(168.1)], null, false, [quote('172.00', 0.97)])).toBe(168.1);
  });

  it('is passed over where it is unsure, off the axis, or far from the last bar', () => {
    for (const other of [quote('170.24', 0.4), quote('2.17'), quote('181.00')])
      expect(last(170, [], null, false, [other])).toBeCloseTo(170);
  });
});

describe('a close of the header', () => {
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const part = { open: null, high: null, low: null, change: null, checked: true, ambiguous: false };
  const header = { ...part, close: { price: 178, decimals: 2, box }, probability: 0.98 };

  it('is the last one where a coloured tag prints it, although an earlier bar closed there', () => {
    const { series, picture } = seriesTo(170);
    const said = (tags: PriceTag[]) =>
      findLastPrice(picture, { fit, tags, header, quotes: [] }, series)!.value.price;
    expect(said([tag(178, { colour: BLUE }), tag(185, { colour: [10, 160, 20] })])).toBe(178);
    expect(said([tag(178, { colour: [40, 40, 44] })])).toBeCloseTo(170);
  });

  it('counts half where a line passes it earlier, too, which together with a tag is enough', () => {
    const { series, picture } = seriesTo(170);
    const bars = series.bars.map((b) => ({ ...b, open: null, high: null, low: null }));
    const line: Series = { ...series, kind: 'line', bars };
    const said = (tags: PriceTag[]) =>
      findLastPrice(picture, { fit, tags, header, quotes: [] }, line)!.value.price;
    expect(said([])).toBeCloseTo(170);
    expect(said([tag(178, { colour: [40, 40, 44], line: null }), tag(185, { colour: BLUE })])).toBe(178);
  });

  it('is that of the last bar where its high and low are, and the close of the bar is not known well', () => {
    const { series, picture } = seriesTo(170);
    const price = (value: number) => ({ price: value, decimals: 2, box });
    const of = { ...header, high: price(172.5), low: price(169.5), close: price(171.2), probability: 0.6 };
    const said = (sigma: number) => {
      const bars = series.bars.map((b) => ({ ...b, close: { ...b.close, sigma } }));
      return findLastPrice(picture, { fit, tags: [], header: of, quotes: [] }, { ...series, bars })!.value
        .price;
    };
    expect(said(0.5)).toBe(171.2);
    expect(said(0.05)).toBeCloseTo(170);
  });

  it('is the last one where only the last bars of many are like it, unless the pointer may stand at one of them', () => {
    const { series, picture } = seriesTo(170);
    const many = Array.from({ length: 300 }, (_, i) => ({
      ...series.bars[i < 293 ? 11 : i - 292]!,
      slot: i,
    }));
    const bars = [...many, ...series.bars.slice(-4)].map((b) => ({ ...b, x_px: 20 + b.slot }));
    const said = (tags: PriceTag[]) =>
      findLastPrice(picture, { fit, tags, header, quotes: [] }, { ...series, bars })!.value.price;
    expect(said([])).toBe(178);
    expect(said([tag(185, { colour: [40, 40, 44] })])).toBeCloseTo(170);
  });

  it('that lies beyond the labels counts where a tag prints it at its place', () => {
    const { series, picture } = seriesTo(170);
    const far = { ...header, close: { ...header.close, price: 228 } };
    const said = (tags: PriceTag[]) =>
      findLastPrice(picture, { fit, tags, header: far, quotes: [] }, series)!.value.price;
    expect(said([tag(228, { colour: BLUE }), tag(185)])).toBe(228);
    expect(said([tag(228, { colour: BLUE, placed: false, line: null })])).toBeCloseTo(170);
  });
});

describe('lastPriceFromTags', () => {
  it('gives the price that the header names, however many levels have tags', () => {
    const levels = [tag(160), tag(175, { colour: BLUE }), tag(182, { colour: [10, 160, 20] })];
    const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
    const large = { figures: '170.24', box, probability: 0.98, why: 'in large type' };
    const said = (quotes: HeaderQuote[]): number | undefined =>
      lastPriceFromTags({ fit, tags: levels, header: null, quotes })?.value.price;
    expect(said([large])).toBe(170.24);
    expect(said([{ ...large, probability: 0.4 }])).toBeUndefined();
  });

  const of = (tags: PriceTag[]): number | null =>
    lastPriceFromTags({ fit, tags, header: null, quotes: [] })?.value.price ?? null;

  it('gives the only tag, and the one of its own colour among several', () => {
    expect(of([tag(170.2)])).toBe(170.2);
    expect(
      of([tag(170.2), tag(180, { colour: BLUE, line: null }), tag(182, { colour: BLUE, line: null })]),
    ).toBe(170.2);
  });

  it('gives the tag below that of the ask where they stand next to each other, and none where they do not', () => {
    const ask = (more: Partial<PriceTag> = {}) => tag(171.5, { colour: [230, 50, 30], ...more });
    const bid = (more: Partial<PriceTag> = {}) => tag(170, { colour: [112, 128, 144], ...more });
    expect(of([ask(), bid()])).toBe(170);
    expect(of([ask({ counting: true }), bid({ counting: true })])).toBe(170);
    expect(of([ask({ counting: true }), bid()])).toBe(171.5);
    expect(of([ask(), bid({ line: null })])).toBe(171.5);
    expect(of([tag(175, { colour: [230, 50, 30] }), bid()])).toBe(175);
  });

  it('gives none where two are as likely, or where a tag is at no place', () => {
    expect(of([tag(170.2), tag(180)])).toBeNull();
    expect(of([tag(2411, { placed: false, line: null })])).toBeNull();
  });

  it('gives the one with a colour beside that of the pointer', () => {
    expect(of([tag(170.2, { line: null }), tag(182.5, { colour: [19, 23, 34] })])).toBe(170.2);
  });

  it('prefers the figure with more decimals than those of studies', () => {
    const study = tag(133.6, { unit: 0.1, colour: BLUE, line: null });
    expect(of([study, tag(173.42, { colour: BLUE, line: null })])).toBe(173.42);
  });

  it('[W-465] is as unsure as the other tags are far where neither bars nor names tell which is the price', () => {
    const sigma = (tags: PriceTag[]): number =>
      lastPriceFromTags({ fit, tags, header: null, quotes: [] })!.value.sigma;
    const levels = [180, 182].map((price) => tag(price, { colour: BLUE, line: null }));
    expect(sigma([tag(170.2)])).toBeLessThan(0.1);
    expect(sigma([tag(170.2), ...levels])).toBeCloseTo((182 - 170.2) / 2, 1);
    expect(sigma([tag(170.2, { counting: true }), ...levels])).toBeLessThan(0.1);
  });
});
