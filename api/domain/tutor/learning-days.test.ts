import { daysIn, streakOf } from './learning-days.ts';

function streakIn(timeZone: string, now: string, finished: readonly string[]) {
  const dayOf = daysIn(timeZone);
  if (!dayOf.ok) throw new Error(`no time zone ${timeZone}`);
  const moments = finished.map((moment) => new Date(moment));
  return streakOf(moments, new Date(now), dayOf.value);
}

describe('a streak', () => {
  it('is none where nothing was finished', () => {
    expect(streakIn('UTC', '2026-11-23T12:00Z', [])).toEqual({ days: 0, todayDone: false });
  });

  it('counts days, not what was finished on them, in whatever order it comes', () => {
    const finished = ['2026-11-22T08:00Z', '2026-11-23T09:00Z', '2026-11-22T20:00Z', '2026-11-21T23:59Z'];
    expect(streakIn('UTC', '2026-11-23T12:00Z', finished)).toEqual({ days: 3, todayDone: true });
  });

  it('goes on while today is still open, and ends with a day on which nothing was finished', () => {
    const finished = ['2026-11-21T08:00Z', '2026-11-22T08:00Z'];
    expect(streakIn('UTC', '2026-11-23T23:59Z', finished)).toEqual({ days: 2, todayDone: false });
    expect(streakIn('UTC', '2026-11-24T00:00Z', finished)).toEqual({ days: 0, todayDone: false });
  });

  it('begins anew after a gap', () => {
    const finished = ['2026-11-19T08:00Z', '2026-11-20T08:00Z', '2026-11-22T08:00Z', '2026-11-23T08:00Z'];
    expect(streakIn('UTC', '2026-11-23T12:00Z', finished)).toEqual({ days: 2, todayDone: true });
  });

  it('goes over the ends of months and years, leap days included', () => {
    const ends = ['2027-12-31T12:00Z', '2028-01-01T12:00Z'];
    expect(streakIn('UTC', '2028-01-01T13:00Z', ends).days).toBe(2);
    const leap = ['2028-02-28T12:00Z', '2028-02-29T12:00Z', '2028-03-01T12:00Z'];
    expect(streakIn('UTC', '2028-03-01T13:00Z', leap).days).toBe(3);
  });

  it('takes the days of the learner’s time zone', () => {
    // In Tokyo these are the 22nd and the 23rd, in UTC twice the 22nd, in Los Angeles the 21st and the 22nd.
    const finished = ['2026-11-22T02:00Z', '2026-11-22T16:00Z'];
    expect(streakIn('Asia/Tokyo', '2026-11-22T17:00Z', finished)).toEqual({ days: 2, todayDone: true });
    expect(streakIn('UTC', '2026-11-22T17:00Z', finished)).toEqual({ days: 1, todayDone: true });
    expect(streakIn('America/Los_Angeles', '2026-11-22T17:00Z', finished).days).toBe(2);
  });

  it('knows time zones that are no whole hour away, at their midnight', () => {
    expect(streakIn('Asia/Kathmandu', '2026-11-22T18:15Z', ['2026-11-22T18:14Z'])).toEqual({
      days: 1,
      todayDone: false,
    });
    expect(streakIn('Asia/Kathmandu', '2026-11-22T18:15Z', ['2026-11-22T18:15Z']).todayDone).toBe(true);
  });

  it('neither loses nor gains a day where clocks are put forward', () => {
    // Berlin, 28 and 29 March 2026: the second of these days has 23 hours.
    const finished = ['2026-03-28T22:30Z', '2026-03-28T23:30Z', '2026-03-29T22:30Z'];
    expect(streakIn('Europe/Berlin', '2026-03-30T21:30Z', finished)).toEqual({ days: 3, todayDone: true });
    expect(streakIn('Europe/Berlin', '2026-03-29T21:59Z', finished.slice(0, 2)).days).toBe(2);
  });

  it('neither loses nor gains a day where clocks are put back', () => {
    // New York, 1 November 2026: the hour from one to two comes twice, and the day has 25 hours.
    const finished = ['2026-10-31T16:00Z', '2026-11-01T05:30Z', '2026-11-01T06:30Z', '2026-11-02T04:59Z'];
    expect(streakIn('America/New_York', '2026-11-02T04:59Z', finished)).toEqual({ days: 2, todayDone: true });
    expect(streakIn('America/New_York', '2026-11-02T05:00Z', finished)).toEqual({
      days: 2,
      todayDone: false,
    });
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])('is %s', (name) => {
    expect(daysIn(name).ok).toBe(true);
  });

  it.each(['', 'Berlin', 'Mars/Olympus_Mons', 'Europe/Berlin; drop'])('is not “%s”', (name) => {
    expect(daysIn(name)).toEqual({ ok: false, error: { code: 'tutor.time_zone' } });
  });
});
