import type { Brand, BrandStatus } from '../../domain/partners/brand.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export type BrandOrder = 'name' | 'website' | 'status' | 'commission_rate' | 'created_at';

export interface BrandFilter {
  /** Part of the name, the email address or the slug, in any case. */
  q?: string | undefined;
  status?: BrandStatus | undefined;
  /** `name` when left out. */
  sort?: BrandOrder | undefined;
  descending?: boolean | undefined;
  offset: number;
  /** Null: all of them. */
  limit: number | null;
}

/** Partners. Without `tx` a call is its own transaction. */
export interface BrandStore {
  /** Adds the partner; says what another one has already, with nothing changed (also under concurrent calls). */
  add(brand: Brand, tx: Transaction): Promise<'added' | 'slug_taken' | 'email_taken'>;
  /** Writes everything but id, account, email address and date of creation. */
  update(brand: Brand, tx: Transaction): Promise<'updated' | 'slug_taken'>;
  find(id: string, tx?: Transaction): Promise<Brand | null>;
  /** The same, locked until the transaction ends. */
  lock(id: string, tx: Transaction): Promise<Brand | null>;
  findBySlug(slug: string): Promise<Brand | null>;
  findByUser(userId: string): Promise<Brand | null>;
  /** In the order asked for, ties by name; `total` is how many match. */
  list(filter: BrandFilter): Promise<{ brands: Brand[]; total: number }>;
  counts(): Promise<{ active: number; inactive: number }>;
  /** Deletes the partner and its clicks, unless an order is counted for it. */
  remove(id: string, tx: Transaction): Promise<'removed' | 'has_orders'>;
}
