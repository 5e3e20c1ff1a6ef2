import type { AuditEntry } from '../../../api/platform-admin.ts';

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** 'partners.payout_approved' as 'Payout approved'. */
export function actionWords(action: string): string {
  const words = spaced(action.split('.').at(-1) ?? action);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who did it, as far as it is known still. */
export function actorWords(actor: AuditEntry['actor']): string {
  if (actor === null) return 'The product itself';
  return actor.email ?? `Deleted account ${actor.id.slice(0, 8)}`;
}

/** 'amount minor: 500; currency: USD'. */
export function detailWords(details: AuditEntry['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${spaced(name)}: ${String(value)}`)
    .join('; ');
}
