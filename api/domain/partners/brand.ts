import { err, ok, type Result } from '../shared/result.ts';

export type BrandStatus = 'active' | 'inactive';

/** What visitors see of a partner. */
export interface BrandLook {
  name: string;
  /** Of the logo, https; null: none. */
  logoUrl: string | null;
  website: string | null;
  primaryColor: string;
  secondaryColor: string;
  description: string;
}

/** A partner who sends visitors and earns a share of what they buy. */
export interface Brand extends BrandLook {
  id: string;
  /** The account of role `brand` that belongs to it. */
  userId: string;
  /** Normalised; never changes. */
  email: string;
  slug: string;
  /** Tenths of a percent, 0 to 1000. */
  rateTenths: number;
  status: BrandStatus;
  createdAt: Date;
  updatedAt: Date;
}

export const defaultPrimaryColor = '#00d4ff';
export const defaultSecondaryColor = '#7c3aed';

/** The rate was finer than a tenth of a percent, or not between 0 and 100. */
export interface BadRate {
  code: 'partners.bad_rate';
}

/** Tenths of a percent of a rate in percent; floating-point numbers are taken by the decimals they are written with. */
export function parseRate(percent: number): Result<number, BadRate> {
  const match = /^(\d{1,3})(?:\.(\d))?$/.exec(String(percent));
  const tenths = match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : NaN;
  return tenths <= 1000 ? ok(tenths) : err({ code: 'partners.bad_rate' });
}

/** A rate as people write it: `12.5`. */
export function percentOf(rateTenths: number): number {
  return Number(`${Math.floor(rateTenths / 10)}.${rateTenths % 10}`);
}
