import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'please-do',
    heading: 'What it is for',
    blocks: [
      'Read charts, learn, check what you think you see, and quote readings with their error and their source.',
    ],
  },
  {
    id: 'please-do-not',
    heading: 'What is not allowed',
    blocks: [
      [
        'Presenting a reading as financial advice, as a recommendation, or as a promise of profit.',
        'Changing a reading and passing it on as ours.',
        'Uploading pictures you have no right to use, or pictures of people, documents or anything unlawful.',
        'Getting round limits: several accounts or trials for one person, shared accounts, automated use other than through an API key.',
        'Probing, overloading or breaking in, guessing passwords, or trying stolen cards.',
        'Sending unwanted mail through our forms, or earning partner commission on your own purchases.',
      ],
    ],
  },
  {
    id: 'limits',
    heading: 'Limits',
    blocks: [
      'Analyses a day follow from the plan. Sign-ins, messages, uploads and API calls are limited by account and by network address; when a limit is reached, the answer says when to come back.',
    ],
  },
  {
    id: 'consequences',
    heading: 'What happens otherwise',
    blocks: [
      'We first ask. If it goes on, or harms others, we suspend the account; what was paid for and not used is refunded unless it was obtained by deceit. Unlawful acts are reported.',
    ],
  },
  {
    id: 'reporting',
    heading: 'Reporting a problem',
    blocks: [
      'Use the contact form for abuse and for security problems. Whoever reports a weakness in good faith, and leaves others’ data alone, has nothing to fear from us.',
    ],
  },
];

/** What the service may and may not be used for. */
export function AcceptableUseScreen() {
  return (
    <LegalPage
      title="Acceptable use"
      lead="What Wickwise may be used for, and what not."
      updated="21 November 2026"
      sections={sections}
    />
  );
}
