import type { FieldMistake } from '../../domain/catalog/package-rules.ts';

/** A mistake when prices are sent in another currency than the base, e.g. by a form that was open while the base moved. */
export function otherCurrency(sent: string | undefined, base: string): FieldMistake[] {
  if (sent === undefined || sent.toUpperCase() === base) return [];
  return [{ field: 'currency', message: `must be ${base}, the base currency` }];
}
