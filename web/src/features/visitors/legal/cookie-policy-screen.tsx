import { chakra } from '../../../ui/layout.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';

const cookies: readonly Entry[] = [
  {
    name: 'wickwise_session',
    what: 'Keeps you signed in. Scripts cannot read it.',
    until: 'Until you log out or close the browser, or the idle time ends',
  },
  {
    name: 'wickwise_device',
    what: 'Shows that this browser has signed in before, so that nobody who guesses passwords shuts you out. Signed; scripts cannot read it.',
    until: '180 days',
  },
  {
    name: 'wickwise_visitor',
    what: 'Counts free demo analyses and tutor messages. Signed; scripts cannot read it.',
    until: '30 days',
  },
  {
    name: 'wickwise_ref',
    what: 'Remembers the partner whose link brought you. Signed; scripts cannot read it.',
    until: '60 days',
  },
  { name: 'sidebar_state', what: 'Remembers whether the sidebar is open.', until: '7 days' },
];

const stored: readonly Entry[] = [
  { name: 'wickwise.token', what: 'Keeps you signed in.' },
  { name: 'wickwise.cart', what: 'Your shopping cart.' },
  { name: 'wickwise.currency', what: 'The currency you chose.' },
  { name: 'wickwise.theme, wickwise.candles', what: 'Light or dark, and the colours of rising and falling.' },
  { name: 'wickwise.user', what: 'The name and email address you gave before a purchase.' },
  { name: 'wickwise.lessons-read', what: 'Which lessons you have read.' },
  {
    name: 'wickwise.orders, wickwise.checkout, wickwise.ref',
    what: 'In this tab only: your order, and that a partner link was noted.',
  },
  { name: 'as_user', what: 'In this tab only, for operators: that they look at the dashboard of users.' },
  { name: 'Offline page', what: 'A page that is shown while you have no connection.' },
];

interface Entry {
  name: string;
  what: string;
  /** How long it stays; absent where nothing ends it but you. */
  until?: string;
}

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <chakra.dl aria-label={label} borderBottomWidth="1px">
      {entries.map(({ name, what, until }) => (
        <chakra.div
          key={name}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' }}
          columnGap="6"
          rowGap="1"
          borderTopWidth="1px"
          py="3"
        >
          <chakra.dt textStyle="code" overflowWrap="anywhere">
            {name}
          </chakra.dt>
          <chakra.dd textStyle="body">
            {what}
            {until && (
              <chakra.span display="block" color="fg.muted">
                {until}
              </chakra.span>
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'which-cookies',
    heading: 'Which cookies there are',
    blocks: [
      'All of them come from this site and are needed for something you asked for or for a limit to hold. There are none for advertising or for following you elsewhere, and so there is no banner to click away.',
    ],
    extra: <Entries label="Cookies" entries={cookies} />,
  },
  {
    id: 'local-storage',
    heading: 'What your browser stores besides',
    blocks: [
      'The site keeps a few things in the storage of your browser. They are sent to nobody by themselves.',
    ],
    extra: <Entries label="Stored in the browser" entries={stored} />,
  },
  {
    id: 'payment-provider',
    heading: 'The payment provider',
    blocks: [
      'Where the checkout shows the card form of a payment provider, that provider may set cookies of its own in order to prevent fraud. They are set at the checkout only.',
    ],
  },
  {
    id: 'refusing',
    heading: 'How to refuse or delete them',
    blocks: [
      'Your browser can refuse cookies and delete what is stored. Logging out deletes the cookies of this site. Without them you cannot stay signed in; everything you can read without an account still works.',
    ],
  },
];

/** Which cookies the site sets, and what it stores in the browser. */
export function CookiePolicyScreen() {
  return (
    <LegalPage
      title="Cookie policy"
      lead="Every cookie by name, and what your browser stores besides."
      updated="21 November 2026"
      sections={sections}
    />
  );
}
