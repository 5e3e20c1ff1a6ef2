import { fields, type Column } from '../csv.ts';
import type { Stocked } from '../../../application/catalog/catalogue-editor.ts';
import type { CustomPrices } from '../../../application/catalog/get-package-prices.ts';
import type { Catalogue } from '../../../application/catalog/list-packages.ts';
import { creditsMalformed, creditsMissing } from '../../../domain/catalog/credits-value.ts';
import type { CatalogRefusal } from '../../../domain/catalog/errors.ts';
import type { FieldMistake } from '../../../domain/catalog/package-rules.ts';
import { decimalNumber } from '../../../domain/shared-with-web/money.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';

type Schemas = components['schemas'];

/** Why the catalogue was not changed, with the fields that are to blame. */
export function catalogFailure(refusal: CatalogRefusal): { failure: Failure } {
  const { code } = refusal;
  if (code === 'catalog.id_taken')
    return { failure: { code, errors: [{ field: 'id', message: 'is taken' }] } };
  if (code !== 'catalog.invalid_package') return { failure: { code } };
  return { failure: { code, detail: mistakesText(refusal.mistakes), errors: refusal.mistakes } };
}

/** The first mistake as a sentence; those about credits are sentences of their own. */
function mistakesText(mistakes: readonly FieldMistake[]): string | undefined {
  const credits = mistakes.find(({ message }) => message === creditsMissing || message === creditsMalformed);
  if (credits) return credits.message;
  const [first] = mistakes;
  return first && `The package was not saved: ${first.field.replaceAll('_', ' ')} ${first.message}.`;
}

/** A package as admins see it; its prices are in the base currency. */
export function presentPackage({ item, base, unpricedIn }: Stocked): Schemas['AdminPackage'] {
  return {
    id: item.id,
    type: item.type,
    name: item.name,
    description: item.description,
    price: decimalNumber(item.price),
    price_minor: item.price.minor,
    original_price: item.originalPrice && decimalNumber(item.originalPrice),
    original_price_minor: item.originalPrice && item.originalPrice.minor,
    currency: base.code,
    currency_symbol: base.symbol,
    tier: item.tier,
    credits: item.credits,
    unlimited: item.credits === 'unlimited',
    validity_days: item.validityDays,
    features: [...item.features],
    popular: item.popular,
    active: item.active,
    color: item.color,
    custom_prices: Object.fromEntries(
      [...item.customPrices].map(([code, amount]) => [code, decimalNumber(amount)]),
    ),
    unpriced_in: unpricedIn,
  };
}

/** The whole catalogue, plans and credit packages apart. */
export function presentCatalogue({ packages, base }: Catalogue): Schemas['AdminPackageList'] {
  const all = packages.map(presentPackage);
  return {
    packages: all.filter(({ type }) => type === 'package'),
    creditPackages: all.filter(({ type }) => type === 'credits'),
    currency: base.code,
  };
}

/** Custom prices, keyed by currency. */
export function presentCustomPrices(prices: CustomPrices): Schemas['CustomPrices'] {
  const rows = [...prices].map(([code, amount]) => ({
    currency_code: code,
    custom_price: decimalNumber(amount),
  }));
  return { prices: Object.fromEntries(rows.map((row) => [row.currency_code, row])) };
}

/** The catalogue as a table; lists inside a cell are parted by semicolons. */
export const CATALOGUE_COLUMNS: readonly Column<Schemas['AdminPackage']>[] = [
  ...fields(
    'id',
    'type',
    'name',
    'description',
    'price',
    'original_price',
    'currency',
    'tier',
    'credits',
    'validity_days',
    'color',
    'popular',
    'active',
  ),
  ['features', ({ features }) => features.join('; ')],
  ['custom_prices', ({ custom_prices: prices }) => Object.entries(prices).map(pricedAs).join('; ')],
  ['unpriced_in', ({ unpriced_in: codes }) => codes.join('; ')],
];

const pricedAs = ([code, price]: [string, number]): string => `${code} ${price}`;
