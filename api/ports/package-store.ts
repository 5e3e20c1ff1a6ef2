import type { Package } from '../domain/catalog/package.ts';
import type { Transaction } from './unit-of-work.ts';

/** Plans and credit packages with their custom prices. */
export interface PackageStore {
  /** All of them, also inactive ones. */
  list(tx?: Transaction): Promise<Package[]>;
  find(id: string, tx?: Transaction): Promise<Package | null>;
}
