import { hintProblems } from '../hints/problems.ts';
import { hintsOf, problemOf } from './hint-arguments.ts';
import type { HintArguments } from './hint-arguments.ts';

/** What the command line says of the arguments for a picture of 400 by 300 pixels. */
function said(args: HintArguments): string[] {
  const hints = hintsOf(args);
  return hints ? hintProblems(hints, { width: 400, height: 300 }).map((p) => problemOf(p, args)) : [];
}

describe('hints of the command line', () => {
  it('[W-407] are taken over as they stand', () => {
    const args = {
      axis: ['380:20.5=1.5e3', '250=-2'],
      pane: '0,10,300,200',
      kind: 'bars',
      symbol: 'ABC',
      timeframe: 'H4',
    };
    expect(hintsOf(args)).toEqual({
      axis: {
        scale: 'linear',
        points: [
          { x_px: 380, y_px: 20.5, price: 1500 },
          { y_px: 250, price: -2 },
        ],
      },
      pane: { x0: 0, y0: 10, x1: 300, y1: 210 },
      kind: 'bars',
      symbol: 'ABC',
      timeframe: 'H4',
    });
    expect(said(args)).toEqual([]);
    expect(hintsOf({})).toBeNull();
  });

  it.each([
    [{ axis: ['250'] }, '--axis must be X:Y=PRICE, such as 1180:250=101.5, and was “250”.'],
    [{ axis: ['250=x'] }, '--axis must be X:Y=PRICE, such as 1180:250=101.5, and was “250=x”.'],
    [{ scale: 'log' }, '--scale says how prices given by --axis lie: give two or more of them.'],
    [{ pane: '1,2,3' }, '--pane must be X,Y,W,H in pixels, such as 0,40,1100,500, and was “1,2,3”.'],
    [{ pane: '1,2,3,x' }, '--pane must be X,Y,W,H in pixels, such as 0,40,1100,500, and was “1,2,3,x”.'],
  ])('of another form are an error that shows the form: %j', (args, message) => {
    expect(() => hintsOf(args)).toThrow(message);
  });

  it.each([
    [{ axis: ['250=10'] }, '--axis must be 2 to 12 heights with their prices.'],
    [
      { axis: ['5:250=10', '5:250=9'] },
      '--axis 5:250=9: the height must be at least 10 pixels above or below the other heights.',
    ],
    [{ axis: ['50=10', '250=10'] }, '--axis 250=10: the price must differ from the other prices.'],
    [
      { axis: ['50=10', '250=-9'], scale: 'log' },
      '--axis 250=-9: the price must be above zero on a logarithmic scale.',
    ],
    [{ axis: ['50=10', '250=9'], scale: 'cubic' }, '--scale must be linear or log.'],
    [
      { axis: ['500:50=10', '250=9'] },
      '--axis 500:50=10: the column must lie in the picture, from 0 to 400.',
    ],
    [
      { pane: '1,2,30,200' },
      '--pane 1,2,30,200: its right edge must be at least 80 pixels right of the left edge.',
    ],
    [{ kind: 'pie' }, '--kind must be one of candles, hollow, heikin_ashi, bars, line, area, renko.'],
    [{ symbol: '' }, '--symbol must be a symbol of at most 32 characters.'],
    [{ timeframe: 'soon' }, '--timeframe must be a time frame such as 15m, 4h or 1D.'],
  ])('that are nonsense are named as they were typed: %j', (args, message) => {
    expect(said(args)).toEqual([message]);
  });
});
