import { readPreview, refusedPreview } from '../../../entities/analysis/testing/fake-preview-worker.ts';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { allPreviewed, doneOf, listOf, manyReducer, toAnalyse } from './many-state.ts';
import type { ManyAction, ManyState } from './many-state.ts';

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const three = listOf([file('0.png'), file('1.png'), file('2.png')]);
const after = (...actions: ManyAction[]): ManyState => actions.reduce(manyReducer, three);
const readable = (id: number): ManyAction => ({
  type: 'previewed',
  id,
  preview: { state: 'done', result: readPreview },
});
const refused = (id: number): ManyAction => ({
  type: 'previewed',
  id,
  preview: { state: 'done', result: refusedPreview },
});
const failure = { message: 'No.', details: [] };
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

it('holds twenty pictures and says how many more there were', () => {
  const state = listOf(Array.from({ length: 23 }, (_, index) => file(`${index}.png`)));
  expect([state.entries.length, state.leftOut]).toEqual([20, 3]);
  expect(three.leftOut).toBe(0);
});

it('a file that is no picture is never analysed and waits for no preview', () => {
  const state = listOf([file('notes.txt', 'text/plain')]);
  expect([toAnalyse(state), allPreviewed(state)]).toEqual([[], true]);
});

it('is read when every picture has an answer', () => {
  const reading: ManyAction = { type: 'previewed', id: 2, preview: { state: 'reading' } };
  const unavailable: ManyAction = { type: 'previewed', id: 2, preview: { state: 'unavailable' } };
  expect(allPreviewed(after(readable(0), refused(1)))).toBe(false);
  expect(allPreviewed(after(readable(0), refused(1), reading))).toBe(false);
  expect(allPreviewed(after(readable(0), refused(1), unavailable))).toBe(true);
});

it('leaves out what would be refused until its owner wants it sent', () => {
  expect(ids(toAnalyse(after(readable(0), refused(1))))).toEqual([0, 2]);
  const wanted: ManyAction = { type: 'chosen', id: 1, chosen: true };
  expect(ids(toAnalyse(after(refused(1), wanted)))).toEqual([0, 1, 2]);
});

it('goes on with what waits or failed, and never again with what is done, refused or running', () => {
  const record = buildAnalysis();
  const done: ManyAction = { type: 'worked', id: 0, work: { state: 'done', record, notices: [] } };
  const no: ManyAction = { type: 'worked', id: 1, work: { state: 'refused', failure } };
  const failed: ManyAction = { type: 'worked', id: 2, work: { state: 'failed', failure } };
  const running: ManyAction = { type: 'worked', id: 2, work: { state: 'running', stage: 'copy' } };
  expect(ids(toAnalyse(after(done, no, failed)))).toEqual([2]);
  expect(ids(toAnalyse(after(done, no, running)))).toEqual([]);
  expect(ids(doneOf(after(done, no, failed)))).toEqual([0]);
});

it('ends what runs, and nothing else', () => {
  expect(after({ type: 'ending' }).run).toBe('idle');
  expect(after({ type: 'started' }, { type: 'ending' }).run).toBe('ending');
  expect(after({ type: 'started' }, { type: 'ending' }, { type: 'ended' }).run).toBe('idle');
});
