import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';
import { Operator } from './operator.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    blocks: ['These terms are an agreement between you and the company that runs this site:'],
    extra: <Operator />,
  },
  {
    id: 'what-it-is',
    heading: 'What the service is',
    blocks: [
      'Wickwise reads pictures of trading charts: it measures prices on the picture, computes indicators, levels and patterns from them by written rules, and explains the result. It also teaches trading topics in lessons and in a chat.',
      'It is a technological research and education tool. It gives no financial or investment advice, makes no recommendation to buy or sell, and does not know your circumstances. Trading can lose all the money put into it. What you decide is your decision.',
      'Each measured value carries an estimate of its error. A reading can still be wrong, and a picture can be refused. Check a value against its source before you rely on it.',
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      'You need an account to keep analyses. Give your own email address, keep your password to yourself, and tell us when you think somebody else has it. You must be 18 or older.',
      'An account made during a purchase belongs to whoever opens the link we send to its email address.',
      'You can export your data and delete your account at any time on your account page.',
    ],
  },
  {
    id: 'trial-plans-credits',
    heading: 'Trial, plans and credits',
    blocks: [
      'A new account has a 7-day trial with 10 credits, once per person. One completed analysis costs one credit; a picture that is refused costs nothing.',
      'Plans and credit packages are one-time purchases. Nothing renews by itself. A plan sets your daily limit and how far back your history shows. The credits of a package can be used for the number of days that the package names; after that they expire.',
      'Credits are not money: they cannot be paid out other than by a refund, and not be passed on.',
    ],
  },
  {
    id: 'prices-payment',
    heading: 'Prices and payment',
    blocks: [
      'The price is the one the checkout shows, in the currency you chose. It is worked out again when you pay; if it has changed in between, you are shown the new total and nothing is charged.',
      'Card payments are handled by the payment provider named at the checkout. We keep the brand and the last four digits of the card, never its number.',
      'For money back, see the refund policy.',
    ],
  },
  {
    id: 'your-content',
    heading: 'Your pictures',
    blocks: [
      'Pictures you upload stay yours. You allow us to store and process them in order to show you your analyses, and for nothing else. Upload only pictures you may use.',
    ],
  },
  {
    id: 'fair-use',
    heading: 'Fair use',
    blocks: ['The acceptable use policy is part of these terms. We may suspend an account that breaks it.'],
  },
  {
    id: 'liability',
    heading: 'What we answer for',
    blocks: [
      'We run the service with reasonable care and skill. We do not promise that it is always available or that every reading is right.',
      'We do not answer for trading losses or lost profits. Nothing here limits liability that the law does not allow to be limited, such as for death or injury through negligence or for fraud, nor the rights you have as a consumer.',
    ],
  },
  {
    id: 'changes-law',
    heading: 'Changes, and the law that applies',
    blocks: [
      'We may change these terms for the future and say so on this page; for purchases already made, the terms of their day hold.',
      'The law of England and Wales applies. As a consumer you keep the protection of the law of the place where you live.',
    ],
  },
];

/** Terms of service. */
export function TermsScreen() {
  return (
    <LegalPage
      title="Terms"
      lead="What you can expect of Wickwise, and what we expect of you."
      updated="21 November 2026"
      sections={sections}
    />
  );
}
