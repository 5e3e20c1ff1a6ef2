import type { AdminPackage, PackageDraft } from '../../../api/catalog-admin.ts';

export const FILL_IN = 'Please fill in all required fields';
export const CREDITS_MISSING = 'Credit packages must have a credits value';
const CREDITS_MALFORMED = 'Credits must be a whole number above zero, or unlimited';

export type PackageType = AdminPackage['type'];
export type Tier = 'starter' | 'pro' | 'expert';

/** A package as it stands in the form: everything that is typed is a text. */
export interface PackageForm {
  id: string;
  name: string;
  price: string;
  originalPrice: string;
  tier: Tier;
  credits: string;
  unlimited: boolean;
  validityDays: string;
  description: string;
  /** One a line of the form; blank ones are left out when it is sent. */
  features: string[];
  popular: boolean;
  active: boolean;
  color: string;
  /** By currency code; blank: base price times rate. */
  prices: Record<string, string>;
}

export type FormErrors = Partial<Record<string, string>>;

const text = (value: number | null): string => (value === null ? '' : String(value));

/** What the form begins with: a package that is edited, or nothing but defaults. */
export function formOf(item: AdminPackage | null): PackageForm {
  return {
    id: item?.id ?? '',
    name: item?.name ?? '',
    price: text(item?.price ?? null),
    originalPrice: text(item?.original_price ?? null),
    tier: item?.tier ?? 'starter',
    credits: typeof item?.credits === 'number' ? String(item.credits) : '',
    unlimited: item?.unlimited ?? false,
    validityDays: text(item?.validity_days ?? null),
    description: item?.description ?? '',
    features: item && item.features.length > 0 ? [...item.features] : [''],
    popular: item?.popular ?? false,
    active: item?.active ?? true,
    color: item?.color ?? '',
    prices: Object.fromEntries(
      Object.entries(item?.custom_prices ?? {}).map(([code, price]) => [code, String(price)]),
    ),
  };
}

/** A decimal of zero or more, as it is typed. */
const isAmount = (typed: string): boolean => /^\d{1,12}(\.\d+)?$/.test(typed.trim());
const isCredits = (typed: string): boolean =>
  /^0*[1-9]\d{0,8}$/.test(typed.trim()) || typed.trim().toLowerCase() === 'unlimited';
const isDays = (typed: string): boolean => typed.trim() === '' || /^0*[1-9]\d{0,4}$/.test(typed.trim());

/**
 * What keeps the form from being sent: the fields, and the one sentence for all of them. Null when nothing does. The server
 * checks again, and knows more: decimals of a currency, ids that are taken.
 */
export function checkForm(
  form: PackageForm,
  type: PackageType,
): { errors: FormErrors; message: string } | null {
  const missing = (['id', 'name', 'price'] as const).filter((field) => form[field].trim() === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((field) => [field, 'Required.']));
    return { errors, message: FILL_IN };
  }
  if (type === 'credits' && !form.unlimited && form.credits.trim() === '')
    return { errors: { credits: CREDITS_MISSING }, message: CREDITS_MISSING };
  const errors: FormErrors = {};
  if (!isAmount(form.price)) errors.price = 'Enter an amount like 49.90.';
  if (form.originalPrice.trim() !== '' && !isAmount(form.originalPrice))
    errors.original_price = 'Enter an amount like 49.90, or leave it empty.';
  if (type === 'credits' && !form.unlimited && !isCredits(form.credits)) errors.credits = CREDITS_MALFORMED;
  if (!isDays(form.validityDays)) errors.validity_days = 'Enter whole days, or leave it empty.';
  for (const [code, price] of Object.entries(form.prices))
    if (price.trim() !== '' && !isAmount(price))
      errors[`prices.${code}`] = 'Enter an amount, or leave it empty.';
  const [first] = Object.values(errors);
  return first === undefined ? null : { errors, message: first };
}

/**
 * What is sent: amounts as the decimals that were typed, blank features left out.
 * @param currency the base currency that the form speaks of
 */
export function draftOf(form: PackageForm, type: PackageType, currency: string): PackageDraft {
  const credits = form.unlimited ? 'unlimited' : form.credits.trim();
  return {
    id: form.id.trim(),
    type,
    name: form.name.trim(),
    price: form.price.trim(),
    original_price: form.originalPrice.trim() === '' ? null : form.originalPrice.trim(),
    currency,
    tier: type === 'package' ? form.tier : null,
    ...(type === 'credits' ? { credits } : {}),
    validity_days: form.validityDays.trim() === '' ? null : Number(form.validityDays),
    description: form.description.trim(),
    features: form.features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    popular: form.popular,
    active: form.active,
    color: form.color.trim() === '' ? null : form.color.trim(),
    custom_prices: form.prices,
  };
}
