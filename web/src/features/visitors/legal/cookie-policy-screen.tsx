import { chakra } from '../../../ui/layout.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-page.tsx';

const cookies = [
  [
    'wickwise_session',
    'Keeps you signed in. Scripts cannot read it.',
    'until you log out, or the idle time ends',
  ],
  [
    'wickwise_visitor',
    'Counts free demo analyses and tutor messages. Signed; scripts cannot read it.',
    '30 days',
  ],
  [
    'wickwise_ref',
    'Remembers the partner whose link brought you. Signed; scripts cannot read it.',
    '60 days',
  ],
  ['sidebar_state', 'Remembers whether the sidebar is open.', '7 days'],
] as const;

const stored = [
  ['wickwise.token', 'Keeps you signed in.'],
  ['wickwise.cart', 'Your shopping cart.'],
  ['wickwise.currency', 'The currency you chose.'],
  ['wickwise.theme, wickwise.candles', 'Light or dark, and the colours of rising and falling.'],
  ['wickwise.user', 'The name and email address you gave before a purchase.'],
  ['wickwise.lessons-read', 'Which lessons you have read.'],
  [
    'wickwise.orders, wickwise.checkout, wickwise.ref',
    'In this tab only: your order, and that a partner link was noted.',
  ],
] as const;

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={`Table: ${head[0]}`}>
      <chakra.table
        width="full"
        textStyle="body"
        borderCollapse="collapse"
        css={{
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'top',
            py: '2.5',
            pe: '5',
            borderBottomWidth: '1px',
          },
        }}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <chakra.th key={name} scope="col" textStyle="label">
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...others]) => (
            <tr key={name}>
              <chakra.td textStyle="code">{name}</chakra.td>
              {others.map((text) => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'which-cookies',
    heading: 'Which cookies there are',
    blocks: [
      'All of them come from this site and are needed for something you asked for or for a limit to hold. There are none for advertising or for following you elsewhere, and so there is no banner to click away.',
    ],
    extra: <Table head={['Cookie', 'What it is for', 'How long']} rows={cookies} />,
  },
  {
    id: 'local-storage',
    heading: 'What your browser stores besides',
    blocks: [
      'The site keeps a few things in the storage of your browser. They are sent to nobody by themselves.',
    ],
    extra: <Table head={['Entry', 'What it is']} rows={stored} />,
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
