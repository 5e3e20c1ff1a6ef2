import fc from 'fast-check';
import { json, reading } from '../testing/sample-analysis.ts';
import { LABEL_GAP, labelled, namedLines, placeLabels } from './line-labels.ts';
import { marksOf } from './marks.ts';

const lines = (layers: Parameters<typeof namedLines>[2] = new Set(['plan', 'levels'] as const)) =>
  namedLines(reading, marksOf(json), layers);

describe('labels of lines', () => {
  it('[W-004] go to entry, stop and targets first, then to the levels nearest to the last price', () => {
    const named = lines();
    expect(named.slice(0, 4).map(({ mark }) => mark.name)).toEqual(['Entry', 'Stop', 'TP1', 'TP2']);
    const away = named.slice(4).map(({ price }) => Math.abs(price - json.last_price.value));
    expect(away.length).toBeGreaterThan(1);
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });

  it('say of a line of the plan that is past the pane which way it lies', () => {
    expect(lines().find(({ mark }) => mark.name === 'TP2')).toMatchObject({
      arrow: '↓ ',
      row: reading.price_pane.y1,
    });
  });

  it('[W-004] never come nearer to each other than 14 px, and a weightier line keeps its label', () => {
    expect(labelled([100, 110, 114, 90])).toEqual([true, false, true, false]);
    const rows = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 30 });
    fc.assert(
      fc.property(rows, (wanted) => {
        const shown = labelled(wanted);
        const taken = wanted.filter((_, at) => shown[at]).sort((a, b) => a - b);
        taken.slice(1).forEach((row, at) => expect(row - taken[at]!).toBeGreaterThanOrEqual(LABEL_GAP));
        if (wanted.length > 0) expect(shown[0]).toBe(true);
      }),
    );
  });

  it('[W-004] are three at the most while no more are wanted', () => {
    expect(labelled([0, 50, 100, 150, 200], 3)).toEqual([true, true, true, false, false]);
  });

  it('[W-004] lie right of the last bar where there is room, else beside the picture', () => {
    const roomy = placeLabels(lines(), 3, { free: 200, narrow: false });
    expect(roomy).toMatchObject({ beside: false });
    expect(roomy.texts).toContain('Resistance 14.018');
    const tight = placeLabels(lines(), 3, { free: 20, narrow: false });
    expect(tight).toMatchObject({ beside: true });
    expect(tight.texts).toContain('Res 14.018');
    const phone = placeLabels(lines(), 3, { free: 20, narrow: true });
    expect(phone.texts[0]).toBe('Entry');
    expect(phone.width).toBeLessThan(60);
  });
});
