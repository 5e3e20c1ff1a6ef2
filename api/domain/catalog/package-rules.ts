import { parseMoney, type Money } from '../shared/money.ts';
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
  customPrices?: Readonly<Record<string, string | number>>;
  position?: number;
}

export interface FieldMistake {
  field: string;
  message: string;
}

/** The package that a draft describes, or every field that is wrong. `base`: code of the base currency. */
export function checkPackage(draft: PackageDraft, base: string): Result<Package, FieldMistake[]> {
  const mistakes: FieldMistake[] = [];
  const wrong = (field: string, message: string): null => {
    mistakes.push({ field, message });
    return null;
  };
  const id = draft.id.trim();
  const name = draft.name.trim();
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) wrong('id', 'must be lowercase letters, digits and hyphens');
  if (name === '') wrong('name', 'must not be blank');
  const amount = (field: string, value: string | number, currency: string): Money | null => {
    const read = parseMoney(value, currency);
    return read && read.minor >= 0 ? read : wrong(field, `must be an amount of ${currency}, zero or more`);
  };
  const price = amount('price', draft.price, base);
  const originalPrice =
    draft.originalPrice == null ? null : amount('original_price', draft.originalPrice, base);
  const customPrices = new Map<string, Money>();
  for (const [currency, value] of Object.entries(draft.customPrices ?? {})) {
    const read = amount(`prices.${currency}`, value, currency);
    if (read) customPrices.set(currency, read);
  }
  const validityDays = draft.validityDays ?? null;
  if (validityDays !== null && !(Number.isInteger(validityDays) && validityDays > 0))
    wrong('validity_days', 'must be a whole number above zero');
  if (draft.color != null && !/^#[0-9a-f]{6}$/i.test(draft.color))
    wrong('color', 'must be a colour as #rrggbb');
  const gives = checkGives(draft, wrong);
  if (mistakes.length > 0 || !gives || !price) return err(mistakes);
  return ok({
    ...gives,
    id,
    name,
    price,
    originalPrice,
    customPrices,
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
function checkGives(
  draft: PackageDraft,
  wrong: (field: string, message: string) => null,
): Gives | GivesCredits | null {
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
