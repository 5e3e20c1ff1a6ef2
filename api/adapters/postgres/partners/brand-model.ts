import { Model } from 'objection';
import type { Brand, BrandStatus } from '../../../domain/partners/brand.ts';

/** A row of partners_brands. */
export class BrandModel extends Model {
  static override tableName = 'partners_brands';

  declare id: string;
  declare user_id: string;
  declare email: string;
  declare name: string;
  declare slug: string;
  declare rate_tenths: number;
  declare logo_url: string | null;
  declare website: string | null;
  declare primary_color: string;
  declare secondary_color: string;
  declare description: string;
  declare status: BrandStatus;
  declare created_at: Date;
  declare updated_at: Date;

  toBrand(): Brand {
    return {
      id: this.id,
      userId: this.user_id,
      email: this.email,
      name: this.name,
      slug: this.slug,
      rateTenths: this.rate_tenths,
      logoUrl: this.logo_url,
      website: this.website,
      primaryColor: this.primary_color,
      secondaryColor: this.secondary_color,
      description: this.description,
      status: this.status,
      createdAt: this.created_at,
      updatedAt: this.updated_at,
    };
  }
}
