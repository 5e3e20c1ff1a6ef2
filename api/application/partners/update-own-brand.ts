import type { Brand, BrandLook } from '../../domain/partners/brand.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { NoBrand } from './own-brand.ts';
import type { UpdateBrand } from './update-brand.ts';

export type OwnBrandChange = { [K in keyof BrandLook]?: BrandLook[K] | undefined };

interface Deps {
  brands: BrandStore;
  updateBrand: UpdateBrand;
}

/** Changes how the own brand looks; rate, slug, status and email address are the operator's. */
export class UpdateOwnBrand {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, change: OwnBrandChange): Promise<Result<Brand, NoBrand>> {
    const brand = await this.deps.brands.findByUser(userId);
    if (!brand) return err({ code: 'partners.brand_not_found' });
    const { name, logoUrl, website, primaryColor, secondaryColor, description } = change;
    const look = { name, logoUrl, website, primaryColor, secondaryColor, description };
    const result = await this.deps.updateBrand.run(userId, brand.id, look);
    if (result.ok) return result;
    if (result.error.code === 'partners.brand_not_found') return err({ code: result.error.code });
    throw new Error(`A change of looks was refused: ${result.error.code}`);
  }
}
