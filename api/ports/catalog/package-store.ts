import type { Package } from '../../domain/catalog/package.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Plans and credit packages with their custom prices. */
export interface PackageStore {
  /** All of them, also inactive ones. */
  list(tx?: Transaction): Promise<Package[]>;
  find(id: string, tx?: Transaction): Promise<Package | null>;
  /** Those of `list`, locked until `tx` ends. */
  listForUpdate(tx: Transaction): Promise<Package[]>;
  /** Adds it, unless there is one of that id. */
  add(item: Package, at: Date, tx: Transaction): Promise<'added' | 'id_taken'>;
  /** Keeps these as they are now, with their custom prices. */
  save(items: readonly Package[], at: Date, tx: Transaction): Promise<void>;
  /** Deletes it, unless it stands on an order. */
  remove(id: string, tx: Transaction): Promise<'removed' | 'has_orders'>;
}
