import type { Brand } from '../../domain/partners/brand.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';

/** The account of role `brand` has no brand: it was deleted. */
export interface NoBrand {
  code: 'partners.brand_not_found';
}

/** Does something for the brand of an account; every call of the partner dashboard begins with it. */
export async function withOwnBrand<T>(
  brands: BrandStore,
  userId: string,
  work: (brand: Brand) => Promise<T>,
): Promise<Result<T, NoBrand>> {
  const brand = await brands.findByUser(userId);
  return brand ? ok(await work(brand)) : err({ code: 'partners.brand_not_found' });
}
