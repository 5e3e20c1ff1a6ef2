import type { AdminAnalytics } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { BarTable } from '../../../ui/charts/bar-table.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { numberText } from '../../../lib/formatting.ts';

interface Props {
  analytics: AdminAnalytics;
}

function Nothing({ children }: { children: string }) {
  return (
    <chakra.p
      textStyle="body"
      color="fg.muted"
      minH="24"
      display="grid"
      placeItems="center"
      textAlign="center"
    >
      {children}
    </chakra.p>
  );
}

/** What the revenue of the period came from. */
export function PackagesPanel({ analytics: { package_distribution: items, currency } }: Props) {
  const format = useFormatMoney();
  return (
    <Panel title="Package distribution">
      {items.length === 0 ? (
        <Nothing>Nothing was sold in this period.</Nothing>
      ) : (
        <BarTable
          caption="What was sold, by revenue before refunds"
          headers={['Package', 'Revenue', 'Share']}
          rows={items.map(({ id, name, type, quantity, revenue, share }) => ({
            id,
            label: name,
            note: `${type === 'package' ? 'plan' : 'credits'}, ${numberText(quantity)} sold`,
            value: format(wireMoney(revenue, currency)),
            share,
          }))}
        />
      )}
    </Panel>
  );
}

/** Whose accounts are not among those that people opened. */
const UNCLAIMED = 'without accounts that a purchase made and nobody has claimed';

/** How far the accounts that were opened in the period have come. */
export function ConversionPanel({ analytics: { conversion } }: Props) {
  const { accounts, analysed, ordered, paid } = conversion;
  const steps = [
    { id: 'accounts', label: 'Opened an account', note: UNCLAIMED, value: accounts },
    { id: 'analysed', label: 'Had a chart read', value: analysed },
    { id: 'ordered', label: 'Placed an order', value: ordered },
    { id: 'paid', label: 'Paid', value: paid },
  ];
  return (
    <Panel title="Conversion">
      {accounts === 0 ? (
        <Nothing>No account was opened in this period.</Nothing>
      ) : (
        <BarTable
          caption="Steps of the accounts opened in this period"
          headers={['Step', 'Accounts', 'Share']}
          rows={steps.map(({ value, ...step }) => ({
            ...step,
            value: numberText(value),
            share: (100 * value) / accounts,
          }))}
        />
      )}
    </Panel>
  );
}
