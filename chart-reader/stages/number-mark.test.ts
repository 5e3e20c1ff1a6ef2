import type { Calibration } from './calibration.ts';
import { calibrate } from './calibration.ts';
import type { Header } from './header.ts';
import type { ReadLabel } from './label-readings.ts';
import { marksBeside, settleMark, unsettledMark } from './number-mark.ts';
import type { Word } from '../image/words.ts';
import type { LineReader } from './text-lines.ts';
import { none } from '../testing/time-row.ts';

const named = (text: string): Header => ({
  ...none,
  symbol: { value: { text, box: { x0: 0, y0: 0, x1: 1, y1: 1 } }, confidence: 0.9, evidence: [] },
});

function axisOf(texts: string[]): Calibration {
  const labels = texts.map((text, i): ReadLabel => {
    const y = 60 + 40 * i;
    const box = { x0: 20, y0: y - 5, x1: 60, y1: y + 5 };
    const shape = { box, y, height: 10, columns: { least: 0, most: 300 }, back: 255, plate: null };
    return { shape, read: { text, probability: 0.99, alternatives: [] } };
  });
  return calibrate(labels)[0]!;
}

function firstPrice(texts: string[], header: Header): number {
  const calibration = axisOf(texts);
  settleMark(calibration, header);
  return calibration.fit.inliers[0]!.value;
}

const comma = ['114,000', '113,000', '112,000', '111,000', '110,000'];
const point = ['42.000', '41.000', '40.000', '39.000', '38.000'];

describe('settleMark', () => {
  it('takes the comma for the decimal mark where the header writes -0,42 %', () => {
    expect(firstPrice(comma, { ...none, marks: -2 })).toBeCloseTo(114);
    expect(firstPrice(comma, { ...none, marks: 2 })).toBeCloseTo(114_000);
  });

  it('takes the point for that of thousands where the header writes commas elsewhere', () => {
    expect(firstPrice(point, { ...none, marks: -2 })).toBeCloseTo(42_000);
    expect(firstPrice(point, { ...none, marks: 2 })).toBeCloseTo(42);
  });

  it('goes by the usual price of the instrument where no other number is printed', () => {
    expect(firstPrice(comma, named('USDJPY'))).toBeCloseTo(114);
    expect(firstPrice(comma, named('BTCUSDT'))).toBeCloseTo(114_000);
    expect(firstPrice(point, named('NI225'))).toBeCloseTo(42_000);
    expect(firstPrice(comma, named('ZB 09-24'))).toBeCloseTo(114);
    expect(firstPrice(point, named('XAG/USD'))).toBeCloseTo(42);
    expect(firstPrice(['3,000', '2,950', '2,900', '2,850'], named('RELIANCE'))).toBeCloseTo(3000);
    expect(firstPrice(['15,321', '15,221', '15,121', '15,021'], named('LINKUSDT'))).toBeCloseTo(15.321);
  });

  it('[W-529] goes by no usual price where that of another instrument whose name is printed tells the opposite', () => {
    const among = (...others: string[]): Header => ({ ...named('NI225'), others });
    const axis = axisOf(comma);
    expect(settleMark(axis, among('USDJPY'))).toBe(false);
    expect(unsettledMark(axis, among('USDJPY'))?.message).toContain('mark_unsettled');
    expect(firstPrice(comma, among('BTCUSDT', 'AAPL'))).toBeCloseTo(114_000);
  });

  it('does not take thousands for decimals because one of the prices above the chart lost its last figures', () => {
    const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
    const part = (price: number, decimals = 3) => ({ price, decimals, box });
    const header = (close: ReturnType<typeof part>): Header => ({
      ...none,
      marks: 2,
      prices: {
        ...{ open: part(112.892), high: part(113.308), low: part(110.816), close },
        ...{ change: null, checked: false, ambiguous: false, probability: 0.95 },
      },
    });
    expect(firstPrice(comma, header(part(113, 0)))).toBeCloseTo(114_000);
    expect(firstPrice(comma, header(part(113.12, 2)))).toBeCloseTo(114);
  });

  it('[W-569] goes by no price that is only about the usual one of an instrument whose name is unsure', () => {
    const isOpen = (confidence: number, texts: string[]): boolean => {
      const axis = axisOf(texts);
      const { symbol, ...rest } = named('NI225');
      settleMark(axis, { ...rest, symbol: { ...symbol!, confidence } });
      return axis.ambiguous;
    };
    const far = ['325,000', '300,000', '275,000', '250,000'];
    expect([isOpen(0.75, far), isOpen(0.95, far)]).toEqual([true, false]);
    expect(isOpen(0.75, ['42.000', '41.000', '40.000', '39.000'])).toBe(false);
  });

  it('goes by a price of the header that can mean one thing only', () => {
    const quote = { figures: '41250', probability: 0.98, why: '' };
    expect(firstPrice(point, { ...none, quotes: [quote as Header['quotes'][number]] })).toBeCloseTo(42_000);
  });

  it('[W-502] goes by a price of the header anywhere on an axis whose prices are many times apart', () => {
    const wide = ['30,000', '25,000', '20,000', '15,000', '10,000', '5000'];
    const said = (figures: string): boolean => {
      const calibration = axisOf(wide);
      const quotes = [{ figures, probability: 0.99, why: '' } as Header['quotes'][number]];
      settleMark(calibration, { ...none, marks: 3, quotes });
      return unsettledMark(calibration, { ...none, marks: 3 }) === null;
    };
    expect(said('4,326.0')).toBe(true);
    expect(said('326.0')).toBe(false);
  });

  it('[W-439] believes a price of the header, in the way of writing of the other numbers, over the mark of these', () => {
    const quoted = (figures: string) => {
      const quotes = [{ figures, probability: 0.98, why: '' } as Header['quotes'][number]];
      return firstPrice(point, { ...none, marks: -4, quotes });
    };
    expect(quoted('41,250')).toBeCloseTo(42);
    expect(quoted('41.250,00')).toBeCloseTo(42_000);
  });

  it('does not go by the usual price of an instrument whose price is usual in neither way', () => {
    const small = ['2.547', '2.535', '2.523', '2.511', '2.499'];
    expect(firstPrice(small, named('BTCUSD'))).toBeCloseTo(2.547);
    const gold = ['12,000', '11,000', '10,000', '9,000', '8,000'];
    expect(firstPrice(gold, named('XAUUSD'))).toBeCloseTo(12_000);
  });

  it('does not take a label that lost its mark for a sign that the others part thousands', () => {
    const calibration = axisOf(['114,000', '113,000', '112000', '111,000', '110,000']);
    expect(calibration.fit.inliers).toHaveLength(5);
    expect(calibration.ambiguous).toBe(true);
    expect(axisOf(['4000', '3000', '2000', '1000']).ambiguous).toBe(false);
  });

  it('[W-540] believes the just usual price of the one instrument that is surely named over a single other number', () => {
    const silver = ['26,000', '25,900', '25,800', '25,700'];
    const sure = named('XAGUSD');
    const header = { ...sure, symbol: { ...sure.symbol!, confidence: 0.98 } };
    expect(firstPrice(silver, { ...header, marks: 1 })).toBeCloseTo(26);
    const left = (said: Partial<Header>, texts = silver): boolean => {
      const axis = axisOf(texts);
      settleMark(axis, { ...header, marks: 1, ...said });
      return axis.ambiguous;
    };
    expect(left({ marks: 2 })).toBe(true);
    expect(left({ symbol: sure.symbol })).toBe(true);
    expect(left({ others: ['ZZZZ'] })).toBe(true);
    expect(left({}, ['126,000', '125,900', '125,800', '125,700'])).toBe(true);
  });

  it('[W-540] takes the point of labels at even rows and on no round step for that of decimals, for no program that prints them so parts thousands', () => {
    const isOpen = (texts: string[]): boolean => {
      const axis = axisOf(texts);
      settleMark(axis, none);
      return axis.ambiguous;
    };
    const atRows = ['128.534', '128.447', '128.360', '128.273', '128.186', '128.099'];
    expect(isOpen(atRows)).toBe(false);
    expect(firstPrice(atRows, none)).toBeCloseTo(128.534);
    expect(isOpen(atRows.slice(1))).toBe(true);
    // A tag hides one of them.
    expect(isOpen([...atRows.slice(0, 2), '', ...atRows.slice(3), '128.012'])).toBe(false);
    expect(isOpen(atRows.map((text) => text.replace('.', ',')))).toBe(true);
    const round = ['128.500', '128.400', '128.300', '128.200', '128.100', '128.000'];
    expect(isOpen(round)).toBe(true);
    expect(isOpen([...round.slice(0, 2), '', ...round.slice(3), '127.900'])).toBe(true);
  });

  it('leaves what nothing tells as it is usual, and ambiguous', () => {
    const calibration = axisOf(comma);
    expect(settleMark(calibration, named('ZZZZ'))).toBe(false);
    expect(calibration.ambiguous).toBe(true);
  });

  it('turns tags and decimals with the axis', () => {
    const calibration = axisOf(comma);
    expect(settleMark(calibration, { ...none, marks: -1 })).toBe(true);
    expect(calibration.style).toBe('comma');
    expect(calibration.fit.inliers[0]!.decimals).toBe(3);
    expect(calibration.labels[1]!.price).toBeCloseTo(113);
  });
});

describe('marksBeside', () => {
  const pane = { x0: 0, y0: 0, x1: 400, y1: 300 };
  const words = [40, 160].map((y) => {
    const box = { x0: 60, y0: y, x1: 180, y1: y + 12 };
    return { box, glyphs: 12, middle: y + 6, height: 12, shapes: [box] };
  });
  const votes = (
    said: string,
    header = 0,
    texts: string[] = point,
    printed: Word[] = words,
    extra: Partial<Header> = {},
  ): number => {
    const read = { text: said, probability: 0.95, alternatives: [] };
    const reader = { read: (boxes: object[]) => boxes.map((b) => ({ ...b, read })) } as unknown as LineReader;
    const beside = { ...none, marks: header, ...extra };
    return marksBeside(reader, { words: printed, headlines: [], boxes: [] }, axisOf(texts), beside, pane);
  };

  it('asks what is printed in the pane where labels leave their mark open and the header tells nothing', () => {
    expect(votes('Target: 17.162 (3,19%)')).toBeLessThan(0);
    expect(votes('Vol 145.2K')).toBeGreaterThan(0);
    expect(votes('3,19%', 2)).toBe(2);
    expect(votes('3,19%', 0, ['4.5', '4.0', '3.5', '3.0'])).toBe(0);
  });

  it('[W-464] asks lists beside the pane, too, and not the row of dates below it', () => {
    const at = (x: number, y: number): Word[] => {
      const box = { x0: x, y0: y, x1: x + 60, y1: y + 12 };
      return [{ box, glyphs: 6, middle: y + 6, height: 12, shapes: [box] }];
    };
    expect(votes('0,46%', 0, point, at(500, 100))).toBeLessThan(0);
    expect(votes('12.10', 0, comma, at(100, 320))).toBe(0);
  });

  it('[W-540] asks the legends of studies below the pane where nothing in it tells', () => {
    const below = words.map((w) => ({ ...w, box: { ...w.box, y0: w.box.y0 + 300, y1: w.box.y1 + 300 } }));
    expect(votes('RSI 14 55.89', 0, point, below)).toBeGreaterThan(0);
    expect(votes('RSI 14 55,89', 0, point, below)).toBeLessThan(0);
    expect(votes('14.05', 0, point, below)).toBe(0);
    expect(votes('RSI 14 55.89', 0, ['4.5', '4.0', '3.5', '3.0'], below)).toBe(0);
  });

  describe('with times below the pane', () => {
    const below = [40, 160].map((x): Word => {
      const box = { x0: x, y0: 310, x1: x + 60, y1: 322 };
      return { box, glyphs: 6, middle: 316, height: 12, shapes: [box] };
    });
    const told = (time: string, texts = comma, extra: Partial<Header> = {}): number =>
      votes(time, 0, texts, below, extra);

    it('[W-483] takes the comma for that of thousands where Americans wrote the times', () => {
      expect(told('8 AM')).toBe(1);
      expect(told('Apr 13')).toBe(1);
      expect(told('13 Apr')).toBe(0);
      expect(told('Mar 16')).toBe(0);
      expect(votes('8 AM', 0, comma, below.slice(1))).toBe(0);
    });

    it('[W-540] goes by the labels that were read surely where one lost its mark', () => {
      const lost = axisOf(comma);
      lost.labels[0] = { ...lost.labels[0]!, text: '114000', probability: 0.01 };
      const read = { text: '8 AM', probability: 0.95, alternatives: [] };
      const reader = {
        read: (boxes: object[]) => boxes.map((b) => ({ ...b, read })),
      } as unknown as LineReader;
      const scan = { words: below, headlines: [], boxes: [] };
      expect(marksBeside(reader, scan, lost, none, pane)).toBe(1);
      lost.labels[0] = { ...lost.labels[0], probability: 0.9 };
      expect(marksBeside(reader, scan, lost, none, pane)).toBe(0);
    });

    it('[W-483] leaves the mark open where the last figures vary, a price is printed or a point is written', () => {
      expect(told('8 AM', ['1,280', '1,275', '1,270', '1,265', '1,260'])).toBe(0);
      expect(told('8 AM', point)).toBe(0);
      const quotes = [{ figures: '113,482', probability: 0.98, why: '' } as Header['quotes'][number]];
      expect(told('8 AM', comma, { quotes })).toBe(0);
    });
  });

  it('[W-464] counts other figures in the columns of the labels, as those of the volume', () => {
    const labels = ['1,000,000', '500,000'];
    const calibration = calibrate(
      [...comma, ...labels].map((text, i): ReadLabel => {
        const y = 60 + 40 * i + (i >= comma.length ? 200 : 0);
        const box = { x0: 20, y0: y - 5, x1: 60, y1: y + 5 };
        const shape = { box, y, height: 10, columns: { least: 0, most: 300 }, back: 255, plate: null };
        return { shape, read: { text, probability: 0.99, alternatives: [] } };
      }),
      1,
    )[0]!;
    expect(calibration.ambiguous).toBe(true);
    const reader = { read: () => [] } as unknown as LineReader;
    expect(marksBeside(reader, { words: [], headlines: [], boxes: [] }, calibration, none, pane)).toBe(1);
  });

  it('does not ask the labels themselves, which may have lost a figure to the bars under them', () => {
    const beneath = words.map((w) => ({ ...w, box: { ...w.box, x0: 20, x1: 60 } }));
    expect(votes('25,02', 0, comma, beneath)).toBe(0);
    expect(votes('25,02', 0, comma)).toBeLessThan(0);
  });
});

describe('unsettledMark', () => {
  it('refuses labels whose comma may part thousands or decimals, where nothing tells which', () => {
    expect(unsettledMark(axisOf(comma), none)?.code).toBe('axis_uncertain');
    expect(unsettledMark(axisOf(comma), named('ZZZZ'))?.code).toBe('axis_uncertain');
  });

  it('[W-464] refuses those with a point, too, where no number speaks for it and no instrument is named', () => {
    expect(unsettledMark(axisOf(point), none)?.code).toBe('axis_uncertain');
    expect(unsettledMark(axisOf(point), { ...none, marks: 1 })).toBeNull();
    expect(unsettledMark(axisOf(point), named('ZZZZ'))).toBeNull();
  });

  it('[W-464] refuses labels of which other numbers and the usual price of the instrument tell the opposite', () => {
    const silver = ['26,000', '25,900', '25,800', '25,700'];
    const thousands = { ...named('XAGUSD'), marks: 2 };
    const calibration = axisOf(silver);
    expect(settleMark(calibration, thousands)).toBe(false);
    expect(unsettledMark(calibration, thousands)?.code).toBe('axis_uncertain');
    const index = axisOf(point);
    const decimals = { ...named('NI225'), marks: 2 };
    expect(settleMark(index, decimals)).toBe(false);
    expect(unsettledMark(index, decimals)?.code).toBe('axis_uncertain');
  });

  it('[W-464] refuses decimals far from the usual price to which thousands are nearer, though not near', () => {
    const coin = axisOf(['475.000', '450.000', '425.000', '400.000', '375.000']);
    expect(settleMark(coin, named('BTCUSD'))).toBe(false);
    expect(unsettledMark(coin, named('BTCUSD'))?.code).toBe('axis_uncertain');
    expect(unsettledMark(coin, named('SOLUSDT'))).toBeNull();
  });

  it('leaves a comma that something tells', () => {
    expect(unsettledMark(axisOf(['4,5', '4,0', '3,5', '3,0']), none)).toBeNull();
    const calibration = axisOf(comma);
    settleMark(calibration, named('USDJPY'));
    expect(unsettledMark(calibration, none)).toBeNull();
  });
});
