import { ApiError, NO_ANSWER, errorOfAnswer, errorOfSilence, errorMessage } from './errors.ts';

describe('the message of a failed call', () => {
  it("[V-216] are the server's error text, 'HTTP {status}' when there is none, and a body that is not JSON as it is", () => {
    expect(errorOfAnswer(400, { error: 'x' }).message).toBe('x');
    expect(errorOfAnswer(500, '').message).toBe('HTTP 500');
    expect(errorOfAnswer(500, undefined).message).toBe('HTTP 500');
    expect(errorOfAnswer(404, {}).message).toBe('HTTP 404');
    expect(errorOfAnswer(400, { error: 7 }).message).toBe('HTTP 400');
    expect(errorOfAnswer(502, 'Bad gateway\n').message).toBe('Bad gateway');
    expect(errorOfAnswer(400, '{"error":"from text"}').message).toBe('from text');
  });

  it('say so honestly when no answer came', () => {
    expect(errorOfSilence()).toMatchObject({ status: 0, message: NO_ANSWER });
  });

  it('keeps the problem with its code and its message for each field', () => {
    const problem = {
      error: 'No.',
      code: 'accounts.email_taken',
      errors: [{ field: 'email', message: 'Taken.' }],
    };
    const error = errorOfAnswer(409, problem);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.code).toBe('accounts.email_taken');
    expect(error.fieldErrors).toEqual({ email: 'Taken.' });
  });

  it('[V-222] falls back to the given text when a failure has no message', () => {
    expect(errorMessage(new Error(''), 'Login failed')).toBe('Login failed');
    expect(errorMessage('thrown text', 'Login failed')).toBe('Login failed');
    expect(errorMessage(new ApiError('Wrong password.', 401), 'Login failed')).toBe('Wrong password.');
  });
});
