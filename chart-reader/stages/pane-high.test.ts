import { withoutPaneHigh } from './pane-high.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

const mark = (slot: number, top: number, bottom: number, hasBody: boolean): Mark => ({
  ...{ slot, x: 10 * slot, top, bottom, hasBody, bodyTop: top, bodyBottom: bottom },
  ...{ openY: null, closeY: null, hollow: false, colour: [0, 0, 0], clean: 1, covered: NO_COVER },
});

const bars = [0, 1, 2, 3].map((slot) => mark(slot, 80, 120, true));

describe('withoutPaneHigh', () => {
  it('drops an upright line as tall as the pane', () => {
    expect(withoutPaneHigh([...bars, mark(4, 2, 199, false)], 200)).toEqual(bars);
  });

  it('keeps such a wick beside a bar that moved far, and a body of that height', () => {
    const crash = [...bars, mark(4, 60, 170, true), mark(5, 2, 199, false)];
    expect(withoutPaneHigh(crash, 200)).toEqual(crash);
    const whole = [...bars, mark(4, 2, 199, true)];
    expect(withoutPaneHigh(whole, 200)).toEqual(whole);
  });
});
