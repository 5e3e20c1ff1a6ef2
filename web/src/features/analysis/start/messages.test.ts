import { ApiError } from '../../../api/errors.ts';
import { NOTHING_CHARGED } from '../result/result-texts.ts';
import { MORE_A_DAY, MissingAnalysis, analysisFailure, uploadFailure } from './messages.ts';

const FAILED = 'Failed to analyze chart. Please try again. Error: ';

describe('the message of a failure', () => {
  it('[V-226] name the message of a failed analysis, or Unknown error.', () => {
    expect(analysisFailure(new ApiError('The reader is away.', 500)).message).toBe(
      `${FAILED}The reader is away.`,
    );
    expect(analysisFailure(new Error('')).message).toBe(`${FAILED}Unknown error.`);
    expect(analysisFailure(undefined).message).toBe(`${FAILED}Unknown error.`);
  });

  it('do not say reason and advice twice', () => {
    const refusal = {
      code: 'no_series',
      reason: 'No bars were found.',
      advice: 'Zoom in.',
      stage: 'candles',
    } as const;
    const error = new ApiError('No bars were found.', 422, { refusal });
    expect(analysisFailure(error).details).toEqual(['Zoom in.', NOTHING_CHARGED]);
  });

  it('say what to buy when credits or the analyses of the day are used up', () => {
    const none = new ApiError('No credits are left.', 402, { code: 'credits.insufficient' });
    expect(analysisFailure(none)).toEqual({
      message: `${FAILED}No credits are left.`,
      details: [NOTHING_CHARGED],
      buy: 'credits',
    });
    const often = new ApiError('Ten of ten are used.', 429, { code: 'credits.daily_limit' });
    expect(analysisFailure(often)).toMatchObject({ details: [MORE_A_DAY], buy: 'plan' });
    const flood = new ApiError('Slow down.', 429, { code: 'platform.too_many_requests' });
    expect(analysisFailure(flood).buy).toBeUndefined();
  });

  it('ask to sign in when the session has ended, and name a missing result', () => {
    const ended = new ApiError('No.', 401);
    expect(analysisFailure(ended)).toEqual(uploadFailure(ended));
    expect(analysisFailure(new MissingAnalysis()).message).toBe('Failed to load analysis result.');
  });

  it('keep the inner workings of a broken upload to themselves', () => {
    expect(uploadFailure(new ApiError('stack', 500, {})).details).toEqual([]);
    expect(uploadFailure(new ApiError('Too large.', 413, { status: 413 })).details).toEqual(['Too large.']);
  });
});
