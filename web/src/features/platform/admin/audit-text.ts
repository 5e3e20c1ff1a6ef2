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

/** Who did it, as far as it is known still. */
export function actorText(actor: AuditEntry['actor']): string {
  if (actor === null) return 'The product itself';
  return actor.email ?? `Deleted account ${actor.id.slice(0, 8)}`;
}

const MINOR = /_?minor$/i;
const TENTHS = /_?tenths$/i;
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

/** 'amount: $50.00; rate: 12.5%': amounts and rates as people write them, ids by their beginning. */
export function detailText(details: AuditEntry['details']): string {
  const { currency } = details;
  const priced = typeof currency === 'string' && Object.keys(details).some((name) => MINOR.test(name));
  return Object.entries(details)
    .filter(([name, value]) => value !== null && !(priced && name === 'currency'))
    .map(([name, value]) => {
      if (typeof value === 'number' && typeof currency === 'string' && MINOR.test(name))
        return `${spaced(name.replace(MINOR, ''))}: ${formatMoney({ minor: value, currency })}`;
      if (typeof value === 'number' && TENTHS.test(name))
        return `${spaced(name.replace(TENTHS, ''))}: ${value / 10}%`;
      return `${spaced(name)}: ${String(value).replaceAll(UUID, (id) => id.slice(0, 8))}`;
    })
    .join('; ');
}
