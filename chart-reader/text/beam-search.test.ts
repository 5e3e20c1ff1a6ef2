import { beamSearch } from './beam-search.ts';

const ALPHABET = ['1', '2'];
const ALL = [true, true, true];

function probabilities(rows: number[][]) {
  return { steps: rows.length, classes: 3, scores: Float64Array.from(rows.flat()) };
}

describe('beamSearch', () => {
  it('sums over the ways to spell a text', () => {
    // "1" arises from 1-, -1 and 11: 0.6*0.4 + 0.4*0.6 + 0.6*0.6; the best single path would be 11 alone.
    const [first] = beamSearch(
      probabilities([
        [0.4, 0.6, 0],
        [0.4, 0.6, 0],
      ]),
      ALPHABET,
      ALL,
    );
    expect(first?.text).toBe('1');
    expect(first?.probability).toBeCloseTo(0.84, 9);
  });

  it('reads a doubled character only across a blank', () => {
    const doubled = beamSearch(
      probabilities([
        [0, 1, 0],
        [1, 0, 0],
        [0, 1, 0],
      ]),
      ALPHABET,
      ALL,
    );
    const single = beamSearch(
      probabilities([
        [0, 1, 0],
        [0, 1, 0],
        [0, 1, 0],
      ]),
      ALPHABET,
      ALL,
    );
    expect(doubled[0]?.text).toBe('11');
    expect(single[0]?.text).toBe('1');
  });

  it('sorts the readings and keeps their sum within one', () => {
    const readings = beamSearch(
      probabilities([
        [0.2, 0.5, 0.3],
        [0.4, 0.35, 0.25],
        [0.3, 0.3, 0.4],
      ]),
      ALPHABET,
      ALL,
      20,
    );
    const values = readings.map((reading) => reading.probability);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  });

  it('gives a text of forbidden characters a low probability', () => {
    const rows = probabilities([[0.01, 0.04, 0.95]]);
    expect(beamSearch(rows, ALPHABET, ALL)[0]).toEqual({ text: '2', probability: 0.95 });
    const masked = beamSearch(rows, ALPHABET, [true, true, false]);
    expect(masked[0]).toEqual({ text: '1', probability: 0.04 });
  });

  it('does not run out of numbers on a long unsure line', () => {
    const readings = beamSearch(
      probabilities(Array.from({ length: 900 }, () => [0.34, 0.33, 0.33])),
      ALPHABET,
      ALL,
    );
    expect(readings[0]?.probability).toBeGreaterThanOrEqual(0);
    expect(readings[0]?.text.length).toBeGreaterThan(0);
  });
});
