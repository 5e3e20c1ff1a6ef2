import { orderNumber } from '../../../../../api/domain/shared-with-web/order-number.ts';
import type { AuditEntry } from '../../../api/platform-admin.ts';
import { formatMoney } from '../../../lib/format-money.ts';

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** 'partners.payout_approved' as 'Payout approved'. */
export function actionText(action: string): string {
  const text = spaced(action.split('.').at(-1) ?? action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who did it, as far as it is known still. Who fails to sign in is not known to be the owner of the account. */
export function actorText({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  if (actor === null)
    return action === 'accounts.sign_in_failed' ? 'Somebody not signed in' : 'The product itself';
  return actor.email ?? `Deleted account ${actor.id.slice(0, 8)}`;
}

/** Names say their unit: amounts in minor units, rates in tenths of a percent. */
const MINOR = /_?minor(?=$|_before$|_after$)/i;
const TENTHS = /_?tenths(?=$|_before$|_after$)/i;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** 'order:3f0a91c2-…' as 'Order WW-3F0A91C27B', 'brand:183baf36-…' as 'Brand 183baf36'; a name stays a name. */
export function objectText(object: string): string {
  const [kind = '', name = ''] = object.split(/:(.*)/s);
  const shown = name.replaceAll(UUID, kind === 'order' ? orderNumber : (id) => id.slice(0, 8));
  const text = spaced(kind);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${shown}`.trim();
}

/** What is looked for as the log writes it: the beginning of an order's number is the beginning of its id. */
export function objectSearch(typed: string): string {
  const [, digits] = /^\s*(?:order\s+)?ww-([0-9a-f]{0,10})\s*$/i.exec(typed) ?? [];
  if (digits === undefined) return typed;
  return `order:${digits.toLowerCase().replace(/^(.{8})(?=.)/, '$1-')}`;
}

type Details = AuditEntry['details'];
type Detail = Details[string];

const labelOf = (name: string): string => spaced(name.replace(MINOR, '').replace(TENTHS, ''));

function valueText(name: string, value: Detail, { currency }: Details): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'number' && MINOR.test(name) && typeof currency === 'string')
    return formatMoney({ minor: value, currency });
  if (typeof value === 'number' && TENTHS.test(name)) return `${value / 10}%`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll(UUID, (id) => id.slice(0, 8));
}

/** Without what is not known, and without the currency that stands in the amounts. */
function told(details: Details): [name: string, value: Detail][] {
  const priced =
    typeof details['currency'] === 'string' && Object.keys(details).some((name) => MINOR.test(name));
  return Object.entries(details).filter(([name]) => !(priced && name === 'currency'));
}

/** 'amount: $50.00; rate: 12.5%': amounts and rates as people write them, ids by their beginning. */
export function detailText(details: Details): string {
  return told(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${labelOf(name)}: ${valueText(name, value, details)}`)
    .join('; ');
}

export interface AuditChange {
  label: string;
  before: string;
  after: string;
}

/** What an entry says: what changed, with its value before and after, and all else. What stayed as it was is no change. */
export function entryParts(details: Details): {
  changes: AuditChange[];
  facts: { label: string; value: string }[];
} {
  const changes: AuditChange[] = [];
  const facts: { label: string; value: string }[] = [];
  for (const [name, value] of told(details)) {
    if (/(?:^|_)before$/.test(name)) continue;
    const [stem, before] = beforeOf(name, details);
    const now = valueText(name, value, details);
    const [, old, next] = typeof value === 'string' ? (/^(.*) → (.*)$/s.exec(value) ?? []) : [];
    if (before !== undefined) {
      const change = { label: labelOf(stem), before: valueText(name, before, details), after: now };
      if (change.before === change.after) facts.push({ label: change.label, value: now });
      else changes.push(change);
    } else if (old !== undefined && next !== undefined)
      changes.push({ label: labelOf(name), before: old || '—', after: next || '—' });
    else if (value !== null && value !== '') facts.push({ label: labelOf(name), value: now });
  }
  return { changes, facts };
}

/** The log writes `rate` and `rate_before`, `role_after` and `role_before`, or `after` and `before`. */
function beforeOf(name: string, details: Details): [stem: string, before: Detail | undefined] {
  if (name === 'after') return ['value', details['before']];
  const stem = name.replace(/_after$/, '');
  return [stem, details[`${stem}_before`]];
}
