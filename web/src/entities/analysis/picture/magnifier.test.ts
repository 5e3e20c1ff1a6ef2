import { json, reading } from '../testing/sample-analysis.ts';
import { rowOfPrice } from './axis-scale.ts';
import { sourceOf } from './magnifier.tsx';
import { markId, marksOf } from './marks.ts';

const marks = marksOf(json);
const source = (id: string) => sourceOf(reading, marks.get(id)!);

describe('the pixels behind a number', () => {
  it('[W-006] are those of the bar that touched a level, at the row of its price with its error', () => {
    const [level] = json.key_levels;
    const { at, band } = source(markId.level(0))!;
    expect(at).toEqual({
      x: reading.bars[level!.last_touch_bar]!.x_px,
      y: rowOfPrice(reading.axis, level!.price),
    });
    expect(band!.bottom - band!.top).toBeGreaterThan(0);
  });

  it('[W-006] are the box of a printed label, and the last bar of the last price', () => {
    const { box } = reading.labels[0]!;
    expect(source(markId.label(0))!.at.y).toBe((box.y0 + box.y1) / 2);
    expect(source(markId.last)!.at.x).toBe(reading.bars.at(-1)!.x_px);
  });

  it('[W-006] are nowhere for a price that a formula gives', () => {
    expect(source(markId.plan('entry'))).not.toBeNull();
    expect(source(markId.plan('stop'))).toBeNull();
    expect(source(markId.plan('take_profit_2'))).toBeNull();
  });
});
