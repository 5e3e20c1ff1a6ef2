import type { ReactNode } from 'react';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Catalog } from '../../../entities/catalog/catalog.ts';
import { offerName } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Box, chakra } from '../../../ui/layout.ts';
import { countOf } from '../../../lib/count-of.ts';
import { numberText } from '../../../lib/formatting.ts';
import { pricePerCredit, rising } from './price-per-credit.ts';

const Head = chakra('th', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    fontWeight: '500',
    textAlign: 'start',
    verticalAlign: 'bottom',
    px: { base: '2', md: '4' },
    py: '2',
  },
});
const Cell = chakra('td', {
  base: {
    textStyle: { base: 'caption', md: 'body' },
    px: { base: '2', md: '4' },
    py: '2.5',
    borderTopWidth: '1px',
    verticalAlign: 'top',
  },
});
const Row = chakra('th', {
  base: {
    textStyle: { base: 'caption', md: 'label' },
    textAlign: 'start',
    px: { base: '2', md: '4' },
    py: '2.5',
    borderTopWidth: '1px',
    verticalAlign: 'top',
  },
});

function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, so that a wide table scrolls without a mouse too.
    <Box
      overflowX="auto"
      tabIndex={0}
      role="group"
      aria-label={label}
      borderWidth="1px"
      borderRadius="control"
    >
      <chakra.table width="full" bg="bg.panel">
        {children}
      </chakra.table>
    </Box>
  );
}

/** Everything on sale side by side, from the lowest price to the highest, with what one credit comes to. */
export function OfferComparison({ plans, creditPackages }: Pick<Catalog, 'plans' | 'creditPackages'>) {
  return (
    <chakra.section aria-labelledby="compare" display="flex" flexDirection="column" gap="5">
      <chakra.h2 id="compare" textStyle="heading">
        Compare
      </chakra.h2>
      <Scrolling label="Plans compared">
        <thead>
          <tr>
            <Head scope="col">Plan</Head>
            <Head scope="col">Price, paid once</Head>
            <Head scope="col">What it gives</Head>
          </tr>
        </thead>
        <tbody>
          {rising(plans).map((plan) => (
            <tr key={plan.id}>
              <Row scope="row">{plan.name} plan</Row>
              <Cell>
                <MoneyText amount={plan.price} />
              </Cell>
              <Cell>{plan.features.join(', ')}</Cell>
            </tr>
          ))}
        </tbody>
      </Scrolling>
      <Scrolling label="Credit packages compared">
        <thead>
          <tr>
            <Head scope="col">Credit package</Head>
            <Head scope="col">Credits</Head>
            <Head scope="col">Price</Head>
            <Head scope="col">Per credit</Head>
            <Head scope="col">Valid for</Head>
          </tr>
        </thead>
        <tbody>
          {rising(creditPackages).map((pack) => (
            <tr key={pack.id}>
              <Row scope="row">{offerName(pack)}</Row>
              <Cell>{pack.credits === 'unlimited' ? 'Unlimited' : numberText(pack.credits)}</Cell>
              <Cell>
                <MoneyText amount={pack.price} />
              </Cell>
              <Cell>
                <PerCredit each={pricePerCredit(pack)} />
              </Cell>
              <Cell>{pack.validityDays === null ? 'No limit' : countOf(pack.validityDays, 'day')}</Cell>
            </tr>
          ))}
        </tbody>
      </Scrolling>
    </chakra.section>
  );
}

function PerCredit({ each }: { each: Money | null }) {
  return each ? <MoneyText amount={each} /> : 'Unlimited';
}
