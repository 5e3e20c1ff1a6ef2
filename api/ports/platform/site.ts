import type { Transaction } from '../shared/unit-of-work.ts';

/** What emails say of the site. */
export interface SiteDetails {
  platformName: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Where people can write for help. */
  supportEmail: string;
  /** Where contact messages and alerts go. */
  adminEmail: string;
}

/** Looked up for every email, since admins change it. Within a transaction hand that in: it needs no second connection. */
export interface Site {
  details(tx?: Transaction): Promise<SiteDetails>;
}
