import { parseTimeZone } from './preferences.ts';

describe('[W-332] a time zone', () => {
  it.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', null])('is %s', (zone) => {
    expect(parseTimeZone(zone)).toEqual({ ok: true, value: zone });
  });

  it.each(['Europe/Atlantis', '+02:00', '\u0000', '\ud800', ' '])('is not %j', (zone) => {
    expect(parseTimeZone(zone)).toEqual({ ok: false, error: { code: 'accounts.time_zone' } });
  });
});
