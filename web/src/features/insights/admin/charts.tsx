import type { AdminAnalytics } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { formatSeconds } from './format-seconds.ts';
import { countOf } from '../../../lib/count-of.ts';
import { numberText } from '../../../lib/formatting.ts';

interface Props {
  analytics: AdminAnalytics;
}

const count = (value: number): string => numberText(value);
/** '1.2K' where a full number does not fit. */
const short = (value: number): string => numberText(value, { notation: 'compact', maximumFractionDigits: 1 });

export function RevenueChart({ analytics: { days, totals, currency, revenue_over_time: rows } }: Props) {
  const format = useFormatMoney();
  const amount = (value: number): string => format(wireMoney(value, currency));
  const quiet = rows.every(({ orders, refunded }) => orders === 0 && refunded === 0);
  return (
    <ChartPanel
      title="Revenue over time"
      summary={`Revenue of ${days} days: ${amount(totals.revenue)} from ${countOf(totals.orders, 'order')}.`}
      nothing={quiet ? 'Nothing was paid or refunded in this period.' : undefined}
      days={rows.map((row) => ({ ...row }))}
      tick={short}
      series={[
        { key: 'revenue', label: `Revenue (${currency})`, shape: 'bar', format: amount },
        { key: 'orders', label: 'Orders paid', shape: 'line', ownScale: true, format: count },
      ]}
      ownTick={short}
    />
  );
}

export function CreditsChart({ analytics: { days, totals, credits_over_time: rows } }: Props) {
  const { credits_granted: granted, credits_used: used, credits_expired: expired } = totals;
  return (
    <ChartPanel
      title="Credits"
      summary={`Credits of ${days} days: ${count(granted)} granted, ${count(used)} used, ${count(expired)} expired.`}
      nothing={granted || used || expired ? undefined : 'No credit was granted, used or lost in this period.'}
      days={rows.map((row) => ({ ...row }))}
      tick={short}
      series={[
        { key: 'granted', label: 'Granted', shape: 'bar', format: count },
        { key: 'used', label: 'Used', shape: 'line', format: count },
        { key: 'expired', label: 'Expired', shape: 'line', format: count },
      ]}
    />
  );
}

export function ReadingsChart({ analytics: { days, totals, readings_over_time: rows } }: Props) {
  const { read, refused, failed, median_ms: median } = totals;
  const time = median === null ? '' : ` Half of them took less than ${formatSeconds(median)}.`;
  return (
    <ChartPanel
      title="Readings"
      summary={`Charts of ${days} days: ${count(read)} read, ${count(refused)} refused, ${count(failed)} failed.${time}`}
      nothing={read || refused || failed ? undefined : 'No chart was analysed in this period.'}
      days={rows.map((row) => ({ ...row }))}
      tick={short}
      // Steps of a scale are not rounded: they would not look even.
      ownTick={(ms) => `${count(ms / 1000)} s`}
      series={[
        { key: 'read', label: 'Read', shape: 'bar', stack: 'pictures', format: count },
        { key: 'refused', label: 'Refused', shape: 'bar', stack: 'pictures', format: count },
        { key: 'failed', label: 'Failed', shape: 'bar', stack: 'pictures', format: count },
        { key: 'median_ms', label: 'Median time', shape: 'line', ownScale: true, format: formatSeconds },
      ]}
    />
  );
}
