import type { GetBrand } from '../../../application/partners/get-brand.ts';
import type { ListBrands } from '../../../application/partners/list-brands.ts';
import type { BrandDraft, CreateBrand } from '../../../application/partners/create-brand.ts';
import type { DeleteBrand } from '../../../application/partners/delete-brand.ts';
import type { ResendInvitation } from '../../../application/partners/resend-invitation.ts';
import type { UpdateBrand } from '../../../application/partners/update-brand.ts';
import type { Brand } from '../../../domain/partners/brand.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import { BRAND_COLUMNS, presentViewedBrand } from './partners-admin-presenters.ts';
import { readRows } from '../read-page.ts';
import { partnersFailure } from './partners-presenters.ts';

export interface PartnersAdminUseCases {
  listBrands: ListBrands;
  getBrand: GetBrand;
  createBrand: CreateBrand;
  updateBrand: UpdateBrand;
  deleteBrand: DeleteBrand;
  resendInvitation: ResendInvitation;
  /** Where visitors reach us. */
  publicUrl: string;
}

type Change = components['schemas']['BrandChange'];

/** Answers about partners to admins. */
export function partnersAdminHandlers(useCases: PartnersAdminUseCases) {
  const { getBrand, publicUrl } = useCases;
  /** A partner after a change; another admin may have deleted them meanwhile. */
  const changed = async ({ id }: Brand) => {
    const viewed = await getBrand.run(id);
    if (!viewed) return partnersFailure({ code: 'partners.brand_not_found' });
    return { status: 200, body: { brand: presentViewedBrand(viewed, publicUrl) } } as const;
  };
  return {
    async listBrands({ query, accept }) {
      const { q, status, sort, order } = query;
      const csv = accept === 'text/csv';
      const filter = { q, status, sort, descending: order === 'desc' };
      const { found, meta } = await readRows(query, csv, (rows) =>
        useCases.listBrands.run({ ...filter, ...rows }),
      );
      const { counts } = found;
      const brands = found.brands.map((brand) => presentViewedBrand(brand, publicUrl));
      if (csv) return csvAnswer('brands.csv', BRAND_COLUMNS, brands);
      return {
        status: 200,
        body: {
          brands,
          meta,
          counts: { total: counts.active + counts.inactive, ...counts },
        },
        headers: { Vary: 'Accept' },
      };
    },

    async getBrand({ path }) {
      const brand = await getBrand.run(path.brand_id);
      if (!brand) return partnersFailure({ code: 'partners.brand_not_found' });
      return { status: 200, body: { brand: presentViewedBrand(brand, publicUrl) } };
    },

    async createBrand(request) {
      const { body } = request;
      const { name, email, slug, commission_rate: ratePercent } = body;
      const draft = { ...toChange(body), name, email, slug, ratePercent };
      const result = await useCases.createBrand.run(signedIn(request).user.id, draft);
      if (!result.ok) return partnersFailure(result.error);
      const made = await getBrand.run(result.value.id);
      if (!made) throw new Error(`Partner ${result.value.id} vanished.`);
      return { status: 201, body: { brand: presentViewedBrand(made, publicUrl) } };
    },

    async updateBrand(request) {
      const change = toChange(request.body);
      const result = await useCases.updateBrand.run(signedIn(request).user.id, request.path.brand_id, change);
      if (!result.ok) return partnersFailure(result.error);
      return changed(result.value);
    },

    async deleteBrand(request) {
      const result = await useCases.deleteBrand.run(signedIn(request).user.id, request.path.brand_id);
      return result.ok ? { status: 204 } : partnersFailure(result.error);
    },

    async resendInvitation(request) {
      const { user } = signedIn(request);
      const result = await useCases.resendInvitation.run(user.id, request.path.brand_id);
      if (!result.ok) return partnersFailure(result.error);
      return changed(result.value);
    },
  } satisfies Partial<Handlers>;
}

/** The fields that were sent; an empty address is none. */
function toChange(body: Change): Partial<BrandDraft> {
  return {
    name: body.name,
    email: body.email,
    slug: body.slug,
    ratePercent: body.commission_rate,
    logoUrl: body.logo_url === '' ? null : body.logo_url,
    website: body.website === '' ? null : body.website,
    primaryColor: body.primary_color,
    secondaryColor: body.secondary_color,
    description: body.description,
    status: body.status,
  };
}
