import type { Reading } from '../../../api/generated/model';
import { reading } from '../testing/sample-analysis.ts';
import { differenceNotice, readSentences } from './describe-preview.ts';
import type { ChartPreview } from './use-chart-preview.ts';

const named = (text: string) => ({ text, confidence: 0.9, box: { x0: 0, y0: 0, x1: 9, y1: 9 } });
const readAs = (part: Partial<Reading>): Reading => ({ ...reading, ...part });
const previewOf = (part: Partial<Reading> = {}): ChartPreview => ({
  state: 'done',
  result: { outcome: 'read', reading: readAs(part), dark: false },
});

describe('what was read on this device', () => {
  it('is said with the count of bars and labels, their kind, the range of the scale and what is printed', () => {
    const part = { symbol: named('DOT/USDT'), timeframe: named('4h') };
    expect(readSentences(readAs(part))).toEqual([
      '76 candles, and 7 price labels from 13.000 to 16.500 on a linear scale.',
      'Symbol: DOT/USDT. Time frame: 4h.',
    ]);
  });

  it.each([
    ['set', '76 candles, on the linear scale that you set.'],
    [
      'confirmed',
      '76 candles, and 7 price labels from 13.000 to 16.500 on a linear scale, which agrees with the prices you gave.',
    ],
  ] as const)('says of a given scale that it was %s', (axis, sentence) => {
    const none = { pane: false, kind: false, symbol: false, timeframe: false, bars_removed: 0, bars_set: 0 };
    expect(readSentences(readAs({ hints: { axis, ...none } }))[0]).toBe(sentence);
  });

  it('names what was not found', () => {
    expect(readSentences(reading)[1]).toBe('Symbol: not found. Time frame: not found.');
  });

  it.each<[string, Partial<Reading>, string]>([
    ['one point of a line', { kind: 'line', bars: reading.bars.slice(0, 1) }, '1 point of a line, and'],
    ['bricks', { kind: 'renko' }, '76 bricks, and'],
    [
      'bars that share pixel columns',
      { resolution: 'envelope' },
      'Candles too close to tell apart, as the range of 76 pixel columns, and',
    ],
    [
      'a curve without vertices',
      { kind: 'line', resolution: 'samples' },
      'A curve, measured at 76 places, and',
    ],
  ])('counts %s', (_, part, begins) => {
    const [series] = readSentences(readAs(part));
    expect(series.slice(0, begins.length)).toBe(begins);
  });

  it('says that a scale is logarithmic', () => {
    const [series] = readSentences(readAs({ axis: { ...reading.axis, scale: 'log' } }));
    expect(series).toMatch(/ on a logarithmic scale\.$/);
  });
});

describe('where the server read otherwise', () => {
  it('nothing is said when both agree, and when nothing was read here', () => {
    expect(differenceNotice(previewOf(), reading)).toBeNull();
    expect(differenceNotice({ state: 'unavailable' }, reading)).toBeNull();
    expect(differenceNotice(null, reading)).toBeNull();
    expect(differenceNotice(previewOf(), undefined)).toBeNull();
  });

  it('half a pixel between the scales is not worth a word, more than half is', () => {
    const { a, b } = reading.axis;
    const moved = (by: number): Partial<Reading> => ({
      axis: { ...reading.axis, a: { ...a, y_px: a.y_px + by }, b: { ...b, y_px: b.y_px + by } },
    });
    expect(differenceNotice(previewOf(moved(0.4)), reading)).toBeNull();
    expect(differenceNotice(previewOf(moved(0.6)), reading)).toMatch(/another price axis/);
  });

  it('every difference is named, and that the reading of the server counts', () => {
    const theirs = readAs({ bars: reading.bars.slice(1), symbol: named('DOT'), timeframe: named('4h') });
    expect(differenceNotice(previewOf({ symbol: named('D0T') }), theirs)).toBe(
      'The server read this picture otherwise than the preview, and its reading counts: ' +
        '75 candles instead of 76 candles; symbol DOT instead of D0T; time frame 4h instead of none.',
    );
  });

  it('a picture that was refused here and read there is one', () => {
    const refusal = {
      code: 'no_price_axis',
      reason: 'No.',
      advice: 'Crop.',
      stage: 'calibration',
    } as const;
    const refused: ChartPreview = { state: 'done', result: { outcome: 'refused', refusal, picture: null } };
    expect(differenceNotice(refused, reading)).toMatch(/it read the picture, which was refused here\.$/);
  });
});
