import {
  backlogStatus,
  jobsStatus,
  presence,
  providerStatus,
  RECENT_FAILURE_MS,
  SLOW_AFTER_MS,
  STUCK_AFTER_MS,
  worstOf,
} from './system-health.ts';

const now = new Date('2026-03-02T09:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

describe('how the parts of an installation are doing', () => {
  it('measures a backlog by how long the oldest job waits', () => {
    const status = (oldestAt: Date | null) => backlogStatus({ waiting: 1, oldestAt }, now);
    expect(status(null)).toBe('ok');
    expect(status(ago(SLOW_AFTER_MS))).toBe('ok');
    expect(status(ago(SLOW_AFTER_MS + 1))).toBe('attention');
    expect(status(ago(STUCK_AFTER_MS + 1))).toBe('down');
  });

  it('wants a look where jobs were given up', () => {
    const idle = { waiting: 0, oldestAt: null };
    expect(jobsStatus({ ...idle, failed: 0 }, now)).toBe('ok');
    expect(jobsStatus({ ...idle, failed: 1 }, now)).toBe('attention');
  });

  it('wants a look at a provider that failed lately, not at one that is no longer asked', () => {
    const failed = (provider: string, at: Date) => providerStatus('anthropic', [{ provider, at }], now);
    expect(failed('anthropic', ago(RECENT_FAILURE_MS - 1))).toBe('attention');
    expect(failed('anthropic', ago(RECENT_FAILURE_MS))).toBe('ok');
    expect(failed('another', now)).toBe('ok');
  });

  it('is as bad as the worst of them', () => {
    expect([presence(true), presence(false), presence(undefined)]).toEqual(['ok', 'down', 'down']);
    expect(worstOf(['ok', 'ok'])).toBe('ok');
    expect(worstOf(['ok', 'attention'])).toBe('attention');
    expect(worstOf(['attention', 'down', 'ok'])).toBe('down');
  });
});
