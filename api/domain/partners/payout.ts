export type PayoutStatus = 'draft' | 'approved' | 'paid';

/** Where a payout may go; nothing leads back. */
export const payoutMoves: Readonly<Record<PayoutStatus, PayoutStatus | null>> = {
  draft: 'approved',
  approved: 'paid',
  paid: null,
};

/** One movement of a commission that no payout has collected yet. */
export interface OpenEntry {
  id: string;
  orderId: string;
  brandId: string;
  currency: string;
  /** Earned above zero, taken back below. */
  amountMinor: number;
}

/** What one partner gets in one currency. */
export interface PayoutLine {
  brandId: string;
  currency: string;
  orders: number;
  earnedMinor: number;
  /** Zero or below. */
  takenBackMinor: number;
  /** Earned plus taken back. Below zero nothing is paid: the entries stay open and count in the next payout. */
  amountMinor: number;
  carriedOver: boolean;
  entryIds: string[];
}

/** The lines of a payout over open entries, ordered by partner and currency. Entries of carried-over lines stay open. */
export function payoutLines(entries: readonly OpenEntry[]): PayoutLine[] {
  const groups = Map.groupBy(entries, ({ brandId, currency }) => `${brandId} ${currency}`);
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      return first ? [lineOf(first, group)] : [];
    });
}

function lineOf({ brandId, currency }: OpenEntry, group: readonly OpenEntry[]): PayoutLine {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = group.map(({ amountMinor }) => amountMinor);
  const earnedMinor = sum(amounts.filter((amount) => amount > 0));
  const takenBackMinor = sum(amounts.filter((amount) => amount < 0));
  return {
    brandId,
    currency,
    orders: new Set(group.map(({ orderId }) => orderId)).size,
    earnedMinor,
    takenBackMinor,
    ...settle(earnedMinor, takenBackMinor),
    entryIds: group.map(({ id }) => id),
  };
}

/** What a line comes to: more taken back than earned is carried over. In minor units. */
export function settle(
  earnedMinor: number,
  takenBackMinor: number,
): Pick<PayoutLine, 'amountMinor' | 'carriedOver'> {
  const amountMinor = earnedMinor + takenBackMinor;
  return { amountMinor, carriedOver: amountMinor < 0 };
}

/** The first instant after a month written `2026-03`, in UTC. */
export function monthEnd(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

/** The instant before which commission must be payable to go into the payout of a month that is put together at `now`. */
export function cutOff(month: string, now: Date): Date {
  return new Date(Math.min(monthEnd(month).getTime(), now.getTime() + 1));
}

/** The month of an instant, in UTC: `2026-03`. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
