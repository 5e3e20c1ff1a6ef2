import { notChargeable } from '../shared-with-web/chargeable.ts';
import {
  decimalText,
  isPrice,
  MAX_PRICE_MINOR,
  money,
  parseMoney,
  type Money,
} from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';
import { creditsToSave, type CreditsInput } from './credits-value.ts';
import type { Package } from './package.ts';

/** A package as somebody typed it. Amounts are decimals of the base currency. */
export interface PackageDraft extends CreditsInput {
  id: string;
  type: 'package' | 'credits';
  name: string;
  price: string | number;
  originalPrice?: string | number | null;
  tier?: SubscriptionTier | 'professional' | null;
  validityDays?: number | null;
  description?: string;
  features?: readonly string[];
  popular?: boolean;
  active?: boolean;
  color?: string | null;
  customPrices?: TypedPrices;
  position?: number;
}

/** Custom prices as somebody typed them, by currency code; null and a blank text are none. */
export type TypedPrices = Readonly<Record<string, string | number | null>>;

/** What a draft is checked against. */
export interface Shop {
  /** Code of the base currency. */
  base: string;
  /** Codes of all currencies, also inactive ones. */
  currencies: readonly string[];
}

export interface FieldMistake {
  field: string;
  message: string;
}

type Wrong = (field: string, message: string) => null;

/** An amount that somebody typed, that a price can be and a gateway can charge; else `wrong` is reported. */
function amount(field: string, value: string | number, currency: string, wrong: Wrong): Money | null {
  const read = parseMoney(value, currency);
  if (!read || read.minor < 0) return wrong(field, `must be an amount of ${currency}, zero or more`);
  if (!isPrice(read))
    return wrong(field, `must not be above ${decimalText(money(MAX_PRICE_MINOR, currency))} ${currency}`);
  const mistake = notChargeable(read);
  return mistake ? wrong(field, mistake) : read;
}

/** The custom prices that were typed, or every one that is wrong, as fields `prices.EUR`. */
export function checkPrices(typed: TypedPrices, shop: Shop): Result<Map<string, Money>, FieldMistake[]> {
  const mistakes: FieldMistake[] = [];
  const wrong = (field: string, message: string): null => {
    mistakes.push({ field, message });
    return null;
  };
  const prices = new Map<string, Money>();
  for (const [currency, value] of Object.entries(typed)) {
    const field = `prices.${currency}`;
    if (value === null || String(value).trim() === '') continue;
    if (currency === shop.base) wrong(field, 'is the base currency, where the price of the package holds');
    else if (!shop.currencies.includes(currency)) wrong(field, 'is none of our currencies');
    else {
      const read = amount(field, value, currency, wrong);
      if (read) prices.set(currency, read);
    }
  }
  return mistakes.length > 0 ? err(mistakes) : ok(prices);
}

/** The package that a draft describes, or every field that is wrong. */
export function checkPackage(draft: PackageDraft, shop: Shop): Result<Package, FieldMistake[]> {
  const mistakes: FieldMistake[] = [];
  const wrong = (field: string, message: string): null => {
    mistakes.push({ field, message });
    return null;
  };
  const id = draft.id.trim();
  const name = draft.name.trim();
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) wrong('id', 'must be lowercase letters, digits and hyphens');
  if (name === '') wrong('name', 'must not be blank');
  const price = amount('price', draft.price, shop.base, wrong);
  const originalPrice =
    draft.originalPrice == null ? null : amount('original_price', draft.originalPrice, shop.base, wrong);
  const customPrices = checkPrices(draft.customPrices ?? {}, shop);
  if (!customPrices.ok) mistakes.push(...customPrices.error);
  const validityDays = draft.validityDays ?? null;
  if (validityDays !== null && !(Number.isInteger(validityDays) && validityDays > 0))
    wrong('validity_days', 'must be a whole number above zero');
  if (draft.color != null && !/^#[0-9a-f]{6}$/i.test(draft.color))
    wrong('color', 'must be a colour as #rrggbb');
  const gives = checkGives(draft, wrong);
  if (mistakes.length > 0 || !gives || !price || !customPrices.ok) return err(mistakes);
  return ok({
    ...gives,
    id,
    name,
    price,
    originalPrice,
    customPrices: customPrices.value,
    validityDays,
    description: draft.description?.trim() ?? '',
    features: (draft.features ?? []).map((feature) => feature.trim()).filter((feature) => feature !== ''),
    popular: draft.popular ?? false,
    active: draft.active ?? true,
    color: draft.color?.toLowerCase() ?? null,
    position: draft.position ?? 0,
  });
}

type Gives = Pick<Extract<Package, { type: 'package' }>, 'type' | 'tier' | 'credits'>;
type GivesCredits = Pick<Extract<Package, { type: 'credits' }>, 'type' | 'tier' | 'credits'>;

/** What buying it does: a plan sets a tier, a credit package adds credits. */
function checkGives(draft: PackageDraft, wrong: Wrong): Gives | GivesCredits | null {
  if (draft.type === 'credits') {
    const credits = creditsToSave(draft);
    return credits.ok
      ? { type: 'credits', tier: null, credits: credits.value }
      : wrong('credits', credits.error);
  }
  const tier = draft.tier === 'professional' ? 'pro' : draft.tier;
  if (tier == null || tier === 'none') return wrong('tier', 'must be starter, pro or expert');
  return { type: 'package', tier, credits: null };
}
