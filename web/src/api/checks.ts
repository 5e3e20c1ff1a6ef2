import type { ZodType } from 'zod';
import type { checks } from './account-checks.ts';
import type { contactChecks } from './contact-checks.ts';

/**
 * The contract's check of an account form, fetched when a form is sent: with what runs it, it weighs more than a page of forms.
 */
export const accountCheck = async (name: keyof typeof checks): Promise<ZodType> =>
  (await import('./account-checks.ts')).checks[name];

/** The contract's check of what visitors write. */
export const contactCheck = async (name: keyof typeof contactChecks): Promise<ZodType> =>
  (await import('./contact-checks.ts')).contactChecks[name];
