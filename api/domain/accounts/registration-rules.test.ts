import { normaliseEmail } from './email.ts';
import { parseFullName } from './full-name.ts';
import { planIntent } from './plan-intent.ts';

describe('what is sent at registration', () => {
  it('has its email trimmed and in lower case', () => {
    expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com');
  });

  it('has its name trimmed, and may not be blank', () => {
    expect(parseFullName('  Ada   Lovelace ')).toEqual({ ok: true, value: 'Ada Lovelace' });
    expect(parseFullName(' \t ')).toEqual({ ok: false, error: { code: 'accounts.blank_name' } });
  });

  it('names a plan as intent, professional being pro', () => {
    expect(planIntent(undefined)).toBe('none');
    expect(planIntent('professional')).toBe('pro');
    expect(planIntent('expert')).toBe('expert');
  });
});
