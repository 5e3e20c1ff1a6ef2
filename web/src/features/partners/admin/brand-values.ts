import { ApiError } from '../../../api/errors.ts';
import type { Brand, BrandDraft, BrandStatus } from '../../../api/partners-admin.ts';
import { emailMessage } from '../../../entities/form/check-fields.ts';
import type { FieldErrors } from '../../../entities/form/check-fields.ts';
import { DEFAULT_PRIMARY, DEFAULT_SECONDARY, checkProfile, valuesOf } from '../dashboard/profile-values.ts';
import type { ProfileValues } from '../dashboard/profile-values.ts';

/** What of a partner an operator may set, as it stands in the form. */
export interface BrandValues extends ProfileValues {
  email: string;
  slug: string;
  /** Percent, as written. */
  commission_rate: string;
  status: BrandStatus;
}

export type BrandField = keyof BrandValues;

const EMPTY: BrandValues = {
  name: '',
  email: '',
  slug: '',
  commission_rate: '10',
  logo_url: '',
  website: '',
  primary_color: DEFAULT_PRIMARY,
  secondary_color: DEFAULT_SECONDARY,
  description: '',
  status: 'active',
};

/** The form of a partner; of a new one when there is none yet. */
export function brandValues(brand: Brand | null): BrandValues {
  if (!brand) return EMPTY;
  const { email, slug, status, commission_rate: rate } = brand;
  return { ...valuesOf(brand), email, slug, status, commission_rate: String(rate) };
}

/** A slug holds lower-case letters, digits and hyphens only; a space becomes a hyphen, anything else goes. */
export function asSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60);
}

function rateError(text: string): string | undefined {
  if (text.trim() === '') return 'Enter the commission rate.';
  const rate = Number(text);
  if (!(rate >= 0 && rate <= 100)) return 'Enter a rate from 0 to 100.';
  return /^\d+(\.\d)?$/.test(text.trim()) ? undefined : 'Enter at most one decimal, such as 12.5.';
}

/** What is wrong with the values, by field; empty when all is right. The server looks again. */
export function checkBrand(values: BrandValues): FieldErrors<BrandField> {
  const email = values.email.trim();
  const own: FieldErrors<BrandField> = {
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : emailMessage(email),
    slug: values.slug === '' ? 'Enter the slug of the referral link.' : undefined,
    commission_rate: rateError(values.commission_rate),
  };
  const known = Object.entries(own).filter(([, message]) => message !== undefined);
  return { ...checkProfile(values), ...Object.fromEntries(known) };
}

/** The values as the server takes them. */
export function brandDraft(values: BrandValues): BrandDraft {
  return {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    commission_rate: Number(values.commission_rate),
  };
}

/** Why a partner was not saved: the server's message, a general failure, or no answer. */
export function brandFailureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An error occurred';
  return error.message === `HTTP ${error.status}` ? 'Failed to save brand' : error.message;
}
