import { money, parseMoney, sumOf } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Payout, PayoutLine } from '../../../api/partners-admin.ts';
import { paths } from '../../../lib/paths.ts';

const HOME = `${paths.adminDashboard}/payouts`;

/** Where the parts of the payouts screen are found. */
export const payoutPaths = {
  payable: HOME,
  batches: `${HOME}/batches`,
  selfReferrals: `${HOME}/self-referrals`,
  explain: `${HOME}/explain`,
} as const;

/** Label and tone of a payout's status. */
export const PAYOUT_STATUS = {
  draft: { label: 'Draft', tone: 'warning' },
  approved: { label: 'Approved', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
} as const;

/** An amount of the wire as money. */
export const amountOf = (decimal: number, currency: string): Money =>
  parseMoney(decimal, currency) ?? money(0, currency);

/** This month and the eleven before it, in UTC as payouts are, the latest first. */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** What the lines come to, one sum per currency, by its code. */
function totals(lines: readonly PayoutLine[]): Money[] {
  const groups = Map.groupBy(lines, ({ currency }) => currency);
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, group]) =>
      sumOf(
        group.map((line) => money(line.amount_minor, currency)),
        currency,
      ),
    );
}

/** What a payout pays. */
export const toPay = ({ lines }: Payout): Money[] => totals(lines.filter((line) => !line.carried_over));

/** What it leaves for the next one, below zero. */
export const carriedOver = ({ lines }: Payout): Money[] => totals(lines.filter((line) => line.carried_over));
