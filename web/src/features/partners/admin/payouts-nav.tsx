import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/link.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { payoutPaths } from './payouts-words.ts';

type Part = keyof typeof payoutPaths;

const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'payable', label: 'Payable' },
  { part: 'batches', label: 'Monthly payouts' },
  { part: 'selfReferrals', label: 'Self-referrals' },
  { part: 'explain', label: 'Explain an order' },
];

const PartLink = chakra(Anchor, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '11',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** On a phone the links scroll sideways: the current one must be seen. */
const intoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });

interface Props {
  current: Part;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a part of the payouts screen, with the way to the others. */
export function PayoutsPage({ current, lead, actions, children }: Props) {
  return (
    <Page>
      <PageHeader title="Payouts" lead={lead} actions={actions} />
      <chakra.nav aria-label="Payouts" display="flex" gap="5" borderBottomWidth="1px" overflowX="auto">
        {PARTS.map(({ part, label }) => (
          <PartLink
            key={part}
            href={payoutPaths[part]}
            aria-current={part === current ? 'page' : undefined}
            ref={part === current ? intoView : undefined}
          >
            {label}
          </PartLink>
        ))}
      </chakra.nav>
      {children}
    </Page>
  );
}
