import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PartNav } from '../../../ui/part-nav.tsx';
import { payoutPaths } from './payout-values.ts';

const PARTS = [
  { href: payoutPaths.payable, label: 'Payable' },
  { href: payoutPaths.batches, label: 'Monthly payouts' },
  { href: payoutPaths.selfReferrals, label: 'Self-referrals' },
  { href: payoutPaths.explain, label: 'Explain an order' },
];

interface Props {
  current: keyof typeof payoutPaths;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a part of the payouts screen, with the way to the others. */
export function PayoutsPage({ current, lead, actions, children }: Props) {
  return (
    <Page>
      <PageHeader title="Payouts" lead={lead} actions={actions} />
      <PartNav label="Payouts" parts={PARTS} current={payoutPaths[current]} />
      {children}
    </Page>
  );
}
