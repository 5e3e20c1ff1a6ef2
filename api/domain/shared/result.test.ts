import { err, ok, type Result } from './result.ts';

function half(n: number): Result<number, 'odd'> {
  return n % 2 === 0 ? ok(n / 2) : err('odd');
}

describe('Result', () => {
  it('carries the value of a success', () => {
    expect(half(8)).toEqual({ ok: true, value: 4 });
  });

  it('carries the error of a failure', () => {
    expect(half(7)).toEqual({ ok: false, error: 'odd' });
  });
});
