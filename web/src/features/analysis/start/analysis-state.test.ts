import { NOTHING } from '../../../entities/analysis/preview/correct/corrections.ts';
import { newScale } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import type { AnalysisRecord } from '../../../api/generated/model';
import { EMPTY, analysisReducer, viewOf } from './analysis-state.ts';
import type { AnalysisAction } from './analysis-state.ts';

const file = new File(['x'], 'chart.png', { type: 'image/png' });
const result = { id: 'a' } as AnalysisRecord;
const after = (...actions: AnalysisAction[]) => actions.reduce(analysisReducer, EMPTY);
const picked: AnalysisAction = { type: 'picked', file };
const started: AnalysisAction = { type: 'started' };
const finished: AnalysisAction = { type: 'finished', result, notices: [] };
const failed: AnalysisAction = { type: 'failed', failure: { message: 'no', details: [] } };

describe('the views of the analysis screen', () => {
  it('go from upload over preview and analyzing to result; a running analysis goes before everything', () => {
    expect(viewOf(EMPTY)).toBe('upload');
    expect(viewOf(after(picked))).toBe('preview');
    expect(viewOf(after(picked, started))).toBe('analyzing');
    expect(viewOf({ ...after(picked, started, finished), stage: 'copy' })).toBe('analyzing');
    expect(viewOf(after(picked, started, finished))).toBe('result');
  });

  it('return to preview with the failure, which the next attempt clears', () => {
    const state = after(picked, started, failed);
    expect(viewOf(state)).toBe('preview');
    expect(state.failure).toMatchObject({ message: 'no' });
    expect(analysisReducer(state, started).failure).toBeNull();
    expect(analysisReducer(state, picked).failure).toBeNull();
  });

  it('clear the failure when something is corrected, and forget the corrections with their picture', () => {
    const scale = newScale({ width: 800, height: 600 });
    const corrections = { ...NOTHING, scale };
    const state = after(picked, started, failed, { type: 'corrected', corrections });
    expect(state).toMatchObject({ corrections, failure: null });
    expect(analysisReducer(state, picked).corrections).toBe(NOTHING);
  });

  it('open the tool at which the first message stands', () => {
    const fields = { 'pane.x1': 'Must lie in the picture.' };
    const state = after(picked, started, { type: 'failed', failure: { message: 'no', details: [], fields } });
    expect(state.corrections.tool).toBe('pane');
  });

  it('are all forgotten by a reset', () => {
    const named: AnalysisAction = { type: 'named', symbol: 'BTC' };
    expect(after(picked, named, started, finished, { type: 'reset' })).toEqual(EMPTY);
  });

  it('ignore a stage that arrives after the end', () => {
    const state = after(picked, started, failed, { type: 'entered', stage: 'labels' });
    expect(viewOf(state)).toBe('preview');
  });
});
