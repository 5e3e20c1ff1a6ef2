import type { PlatformErrorCode } from '../../../domain/platform/errors.ts';

/** What the settings of the platform can answer when something is not right. */
export const platformErrors = {
  'platform.settings_changed': {
    status: 409,
    title: 'Settings changed',
    text: 'Somebody else has saved the settings in the meantime. Nothing of yours was saved; load them again.',
  },
  'platform.two_factor_first': {
    status: 422,
    title: 'Set up two-factor sign-in first',
    text: 'Set up two-factor sign-in for your own account first. Otherwise nobody could get in to switch it off again.',
  },
} satisfies Record<PlatformErrorCode, { status: number; title: string; text: string }>;
