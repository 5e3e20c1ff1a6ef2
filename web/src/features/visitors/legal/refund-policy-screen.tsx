import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'thirty-days',
    heading: '30 days, money back',
    blocks: [
      'You may ask for your money back within 30 days of paying, without giving a reason. What you have not used is paid back.',
    ],
  },
  {
    id: 'how-much',
    heading: 'How much you get back',
    blocks: [
      [
        'Nothing used: the whole price.',
        'Some credits used: the price pro rata, to the smallest unit of the currency. Of a package of 50 credits with 20 used, three fifths are paid back.',
        'The credits that are paid back are taken from your balance. Credits you have used stay used.',
        'When the last of an order is paid back, its plan ends; a plan you paid for before is in force again.',
      ],
    ],
  },
  {
    id: 'how-to-ask',
    heading: 'How to ask',
    blocks: [
      'Open the order, in your account or by the link in its confirmation, and choose Ask for a refund. Or write to us with the number of the order. A person looks at it and settles it.',
      'The money goes back to the card that paid, in the currency that was charged. Banks usually take five to ten days to show it.',
    ],
  },
  {
    id: 'what-costs-nothing',
    heading: 'What costs nothing anyway',
    blocks: [
      'A picture that is refused, and an analysis that fails on our side, use no credit. There is nothing to pay back for them.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights as a consumer',
    blocks: [
      'This policy stands beside the rights the law gives you, such as the right to cancel a purchase within 14 days; it takes none of them away.',
    ],
  },
];

/** When, how much and how money is paid back. */
export function RefundPolicyScreen() {
  return (
    <LegalPage
      title="Refund policy"
      lead="30 days, pro rata for what you have not used, back to the card that paid."
      updated="21 November 2026"
      sections={sections}
    />
  );
}
