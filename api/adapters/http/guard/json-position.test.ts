import fc from 'fast-check';
import { describePosition, findJsonError } from './json-position.ts';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ["{'a':1}", 1],
    ['[1, 2', 5],
    ['[01]', 2],
    ['{"a":"x\ny"}', 5],
    ['', 0],
    ['nul', 0],
    ['{} x', 3],
  ])('of %j is %i', (text, place) => {
    expect(findJsonError(text)).toBe(place);
  });

  it('is none exactly when the parser takes the text', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '}', '"', '0', '\\', 'e'),
        (text, at, extra) => {
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + extra + text.slice(place);
          expect([changed, findJsonError(changed) === null]).toEqual([changed, parses(changed)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is told by line and column', () => {
    expect(describePosition('ab\ncde', 5)).toBe('line 2, column 3');
  });
});
