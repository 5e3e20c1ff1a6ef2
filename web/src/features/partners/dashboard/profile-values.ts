import { ApiError } from '../../../api/errors.ts';
import type { Brand } from '../../../api/brand.ts';
import type { FieldErrors } from '../../../entities/form/check-fields.ts';
import { solidColour } from '../../../entities/referral/brand-colours.ts';

export const DEFAULT_PRIMARY = '#00d4ff';
export const DEFAULT_SECONDARY = '#7c3aed';

/** What of the brand its partner may change. */
export interface ProfileValues {
  name: string;
  logo_url: string;
  website: string;
  primary_color: string;
  secondary_color: string;
  description: string;
}

export type ProfileField = keyof ProfileValues;

export const valuesOf = (brand: Brand): ProfileValues => ({
  name: brand.name,
  logo_url: brand.logo_url ?? '',
  website: brand.website ?? '',
  primary_color: brand.primary_color || DEFAULT_PRIMARY,
  secondary_color: brand.secondary_color || DEFAULT_SECONDARY,
  description: brand.description,
});

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  !/[\s"<>]/.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol);

const colourError = (text: string): string | undefined =>
  text.trim() === '' || solidColour(text) === null ? 'Write a colour such as #00d4ff.' : undefined;

/** What is wrong with the values, by field; empty when all is right. */
export function checkProfile(values: ProfileValues): FieldErrors<ProfileField> {
  const { name, logo_url: logo, website } = values;
  const errors: FieldErrors<ProfileField> = {
    name: name.trim() === '' ? 'Enter the name of your brand.' : undefined,
    logo_url:
      logo !== '' && !isUrl(logo, ['https:'])
        ? 'Enter an address that begins with https://, or none.'
        : undefined,
    website:
      website !== '' && !isUrl(website, ['http:', 'https:'])
        ? 'Enter an address that begins with https:// or http://, or none.'
        : undefined,
    primary_color: colourError(values.primary_color),
    secondary_color: colourError(values.secondary_color),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The server's message, where it sent one. */
export function saveFailureMessage(error: unknown): string {
  const message = error instanceof ApiError ? error.problem?.error : undefined;
  return message || 'Failed to update profile';
}
