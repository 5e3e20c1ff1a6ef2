import {
  hintsOf,
  missingErrors,
  movedTo,
  newScale,
  pressedAt,
  typedErrors,
  withPoint,
} from './scale-draft.ts';
import type { ScaleDraft } from './scale-draft.ts';

const size = { width: 800, height: 600 };
const fresh = newScale(size);
const press = (draft: ScaleDraft, y: number, x = 700) => pressedAt(draft, { x, y }, size);
const rows = ({ points }: ScaleDraft) => points.map(({ y_px }) => y_px);
const priced = (draft: ScaleDraft, first: string, second: string) =>
  withPoint(withPoint(draft, 0, { price: first }), 1, { price: second });
const placed = press(press(fresh, 100), 500);

describe('presses on the picture', () => {
  it('set the first height and then the second, however near they are, and later move the nearer one', () => {
    const both = press(press(fresh, 100), 220);
    expect(rows(both)).toEqual([100, 220]);
    expect(rows(press(both, 210))).toEqual([100, 210]);
    expect(rows(press(both, 20))).toEqual([20, 220]);
  });

  it('leave a height that was set by its handle where it is', () => {
    expect(rows(press(movedTo(fresh, 0, 90, size), 40))).toEqual([90, 40]);
  });

  it('set half pixels within the picture', () => {
    expect(rows(press(fresh, 100.3))).toEqual([100.5, 450]);
    expect(rows(movedTo(fresh, 1, 700, size))).toEqual([150, 600]);
    expect(rows(movedTo(fresh, 0, -3, size))).toEqual([0, 450]);
  });
});

describe('the hints of a scale', () => {
  it('are its heights, columns and prices', () => {
    expect(hintsOf(priced(placed, ' 12.5 ', '-3'))).toEqual({
      axis: {
        scale: 'linear',
        points: [
          { y_px: 100, x_px: 700, price: 12.5 },
          { y_px: 500, x_px: 700, price: -3 },
        ],
      },
    });
  });

  it('have no column where a height was moved by keys alone', () => {
    const keyed = movedTo(movedTo(fresh, 0, 10, size), 1, 300, size);
    expect(hintsOf(priced(keyed, '2', '1'))?.axis?.points[0]).toEqual({ y_px: 10, price: 2 });
  });

  it.each([
    ['nothing is set', null],
    ['a height is not set', priced(press(fresh, 100), '2', '1')],
    ['a price is missing', priced(placed, '2', ' ')],
    ['a price is no number', priced(placed, '2', '1,5')],
  ])('are none while %s', (_, draft) => {
    expect(hintsOf(draft)).toBeNull();
  });
});

describe('messages at the fields', () => {
  it('are none for what was not begun', () => {
    expect([missingErrors(fresh), typedErrors(fresh)]).toEqual([{}, {}]);
  });

  it('name every height and price that is missing of a scale that was begun', () => {
    expect(Object.keys(missingErrors(withPoint(fresh, 1, { price: '5' })))).toEqual([
      'axis.points.0.y_px',
      'axis.points.0.price',
      'axis.points.1.y_px',
    ]);
  });

  it('name what is typed and is no number', () => {
    expect(typedErrors(priced(placed, '1.5', 'abc'))).toEqual({
      'axis.points.1.price': 'Type a number, such as 1234.50.',
    });
  });
});
