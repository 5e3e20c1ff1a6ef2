import type { FieldMistake } from './package-rules.ts';

/** What was sent describes no package. */
export interface InvalidPackage {
  code: 'catalog.invalid_package';
  /** At least one. */
  mistakes: FieldMistake[];
}

/** Why the catalogue was not changed. */
export type CatalogRefusal =
  | InvalidPackage
  | { code: 'catalog.package_not_found' }
  | { code: 'catalog.id_taken' }
  /** Somebody has ordered it: it can be made inactive, not deleted. */
  | { code: 'catalog.package_has_orders' };

export type CatalogErrorCode = CatalogRefusal['code'];

/** The one error of a caller that found out which fields are wrong. */
export const invalidPackage = (mistakes: FieldMistake[]): InvalidPackage => ({
  code: 'catalog.invalid_package',
  mistakes,
});
