import { changesBetween, type PlatformSettings } from './settings.ts';

const settings: PlatformSettings = {
  platformName: 'Wickwise',
  adminEmail: 'owner@example.com',
  sessionTimeoutMinutes: 240,
  twoFactorRequired: false,
  demoLimit: 3,
  tutorLimit: 20,
};

it('says of two settings what is another, before and after', () => {
  const next: PlatformSettings = { ...settings, sessionTimeoutMinutes: 30, demoLimit: 5 };
  expect(changesBetween(settings, next)).toEqual({ sessionTimeoutMinutes: '240 → 30', demoLimit: '3 → 5' });
  expect(changesBetween(settings, { ...settings })).toEqual({});
});
