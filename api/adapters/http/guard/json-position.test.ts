import fc from 'fast-check';
import { findJsonError } from './json-position.ts';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the position where a text stops being JSON', () => {
  it.each([
    ['{"a":1,}', 1, 8],
    ['{"a" 1}', 1, 6],
    ["{'a':1}", 1, 2],
    ['[1, 2', 1, 6],
    ['[01]', 1, 3],
    ['{"a":"x\ny"}', 1, 6],
    ['{\n  "a": 1,\r\n  b: 2\n}', 3, 3],
    ['[1, // no comments\n2]', 1, 5],
    ['', 1, 1],
    ['nul', 1, 1],
    ['{} x', 1, 4],
  ])('of %j is line %i, column %i', (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column });
  });

  it('is there for whatever the parser refuses, and for nothing that it takes', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '}', '"', '0', '\\', 'e', '/*', '\u0001'),
        (text, at, extra) => {
          const position = at % (text.length + 1);
          const changed = text.slice(0, position) + extra + text.slice(position);
          expect([changed, findJsonError(changed) === null]).toEqual([changed, parses(changed)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is the five hundredth level of a text nested without end', () => {
    expect(findJsonError('['.repeat(1_000_000))).toEqual({ line: 1, column: 501 });
  });
});
