import { PRIVACY_POLICY_VERSION } from '../../../../../api/domain/shared-with-web/privacy-policy.ts';
import { formatUtcDay } from '../../../lib/format-date.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';
import { Operator } from './operator.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'who-is-responsible',
    heading: 'Who is responsible',
    blocks: ['The controller of the data described here is:'],
    extra: <Operator />,
  },
  {
    id: 'what-is-stored',
    heading: 'What is stored, and why',
    blocks: [
      [
        'Account: your email address, your name, and your password as an argon2id hash. To let you in (contract).',
        'Sessions: when a sign-in began and was last used, as a hash of its token. To keep you signed in, and to let you end it (contract).',
        'Pictures and analyses: what you upload, and what was measured on it. To show them to you (contract). Location and camera data in a file are removed when it arrives.',
        'Corrected readings: if you switch it on in your account, the picture and what you set by hand on it are kept to measure and improve the reader, and staff may look at them (consent). Off until you do; your account says since when, and under which version of this notice.',
        'Reports that a reading is wrong: what you said is wrong, for staff to look into (legitimate interest).',
        'Conversations with the tutor, quiz answers and lessons read. To go on where you stopped (contract).',
        'Orders: what was bought, when, for how much, your name and email address, the brand and last four digits of the card. To deliver, to refund, and because bookkeeping law asks (contract, legal duty).',
        'Credits: every entry of your balance. To prove it (contract, legal duty).',
        'Contact messages: what you write to us, with your name and email address. To answer (legitimate interest).',
        'Newsletter: your email address and when you confirmed it. To send it (consent).',
        'Network address: as a keyed hash, to count tries and free demos, so that nobody can flood or guess (legitimate interest). Logs name the request and the account, and are stored for a short time.',
        'Partner links: if you came by one, which partner’s, for 60 days, so that the partner gets their commission (legitimate interest).',
      ],
    ],
  },
  {
    id: 'what-is-not',
    heading: 'What is not done',
    blocks: [
      [
        'Pictures and data are not sold, and not shown to other users.',
        'There is no advertising and no tracking by third parties.',
        'Card numbers are never stored, and never written to a log.',
        'Your location is not looked up by any outside service.',
      ],
    ],
  },
  {
    id: 'who-receives',
    heading: 'Who else receives data',
    blocks: [
      [
        'The payment provider, when you pay by card and the checkout names one: what it needs to charge the card.',
        'The mail server that delivers our emails to you.',
        'Where the operator has turned on a language model: a reduced copy of the picture, the measured facts and your tutor messages, so that it can write the explanation; and a copy of a picture that our reader could not read by itself, so that the model can say what is printed on it. Without one, everything is computed on our own servers, and no picture leaves them.',
        'Hosting and storage providers who work on our behalf.',
      ],
      'Where one of them is outside the United Kingdom or the European Economic Area, the transfer is covered by an adequacy decision or standard contractual clauses.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long it is stored',
    blocks: [
      [
        'Account, pictures, analyses and conversations: until you delete them or your account.',
        'Corrected readings: until you switch it off, delete the analysis or delete your account; then they are deleted at once, and taken out of the next export that the reader is measured on.',
        'Reports that a reading is wrong: without your name and words after you delete your account, for the count on the accuracy page.',
        'Orders and credit entries: as long as bookkeeping law asks. After you delete your account they carry a pseudonym in place of your name and address.',
        'The record of plans: for ever, since it proves that nothing was changed. It holds when a plan was made and what became of it, and a hash that leads back to a plan only with a salt that is deleted with your analysis.',
        'Contact messages: one year.',
        'Emails waiting to be sent: their text until they are delivered, 14 days at most.',
        'Newsletter: until you unsubscribe; a request that nobody confirms for seven days.',
        'Uses of the free demo and tutor: 30 days.',
      ],
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    blocks: [
      'Your account page lets you see, correct, export and delete what is stored about you. You may also object to a use, ask us to restrict it, and withdraw consent at any time, by the link in the newsletter or by writing to us.',
      'You may complain to the Information Commissioner’s Office (United Kingdom) or to the data protection authority where you live.',
    ],
  },
  {
    id: 'security',
    heading: 'How it is protected',
    blocks: [
      'Connections are encrypted where the site is reached by https. Passwords are hashed, session tokens and emailed links are stored as hashes, pictures are served to their owner alone, and every use of a wrong password counts against a limit.',
    ],
  },
];

/** The privacy notice: what is stored about people, why, how long, and their rights. */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy"
      lead="What Wickwise keeps about you, why, for how long, and how you get it or delete it."
      updated={`${formatUtcDay(PRIVACY_POLICY_VERSION)} (version ${PRIVACY_POLICY_VERSION})`}
      sections={sections}
    />
  );
}
