import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/errors.ts';
import { downloadAnalytics, useAdminAnalytics } from '../../../api/insights-admin.ts';
import type { AdminAnalytics, GetAdminAnalyticsDays } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, Grid } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { ConversionPanel, PackagesPanel } from './rankings.tsx';
import { CreditsChart, ReadingsChart, RevenueChart } from './charts.tsx';
import { formatSeconds } from './format-seconds.ts';
import { countOf } from '../../../lib/count-of.ts';
import { numberText } from '../../../lib/formatting.ts';

const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'Year' },
] as const;
const DAYS: readonly GetAdminAnalyticsDays[] = [30, 90, 365];

/** The period stands in the address. */
function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const days = DAYS.find((known) => String(known) === search.get('days')) ?? 30;
  return { days, choose: (value: string) => setSearch(value === '30' ? {} : { days: value }) };
}

/** Sales, packages, conversion, credits and readings of a period. */
export function AnalyticsScreen() {
  const { days, choose } = usePeriod();
  const { data, error, isFetching, isPlaceholderData, refetch } = useAdminAnalytics(days);
  return (
    <Page>
      <PageHeader
        title="Analytics"
        lead="Days are counted in UTC; today is not over yet."
        actions={
          <>
            <Box minW="9rem">
              <SelectField
                label="Period"
                hideLabel
                options={PERIODS}
                value={PERIODS.find(({ value }) => value === String(days))?.value ?? '30'}
                onValue={choose}
              />
            </Box>
            <CsvButton fetch={() => downloadAnalytics(days)} fileName={`wickwise-${days}-days`} />
          </>
        }
      />
      {error && !data && (
        <Panel flush>
          <ErrorState
            title="The analytics could not be loaded"
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      )}
      {error && data && <Alert title="These figures are not the latest">{errorMessage(error)}</Alert>}
      {!error && !data && <Waiting />}
      {data && <Figures analytics={data} stale={isPlaceholderData} />}
    </Page>
  );
}

function Figures({ analytics, stale }: { analytics: AdminAnalytics; stale: boolean }) {
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      aria-busy={stale}
      opacity={stale ? '0.55' : undefined}
      transition="opacity {durations.fast}"
    >
      <Box gridColumn="1 / -1">
        <Totals analytics={analytics} />
      </Box>
      <Box gridColumn="1 / -1">
        <RevenueChart analytics={analytics} />
      </Box>
      <PackagesPanel analytics={analytics} />
      <ConversionPanel analytics={analytics} />
      <CreditsChart analytics={analytics} />
      <ReadingsChart analytics={analytics} />
    </Grid>
  );
}

const count = (value: number): string => numberText(value);

function Totals({ analytics: { totals, currency } }: { analytics: AdminAnalytics }) {
  const format = useFormatMoney();
  const amount = (value: number): string => format(wireMoney(value, currency));
  const pictures = totals.read + totals.refused;
  const readShare =
    pictures > 0
      ? `${Math.round((100 * totals.read) / pictures)}% of ${countOf(pictures, 'chart')}`
      : undefined;
  return (
    <StatRow>
      <StatCard label="Revenue" value={amount(totals.revenue)} note={`${amount(totals.refunded)} refunded`} />
      <StatCard label="Orders paid" value={count(totals.orders)} />
      <StatCard
        label="Credits used"
        value={count(totals.credits_used)}
        note={`${count(totals.credits_granted)} granted`}
      />
      <StatCard label="Charts read" value={count(totals.read)} note={readShare} />
      <StatCard
        label="Median time"
        value={totals.median_ms === null ? 'N/A' : formatSeconds(totals.median_ms)}
        note="from upload to reading"
      />
    </StatRow>
  );
}

function Waiting() {
  return (
    <Grid gap="4" aria-busy="true" role="status" aria-label="Loading...">
      <StatRow>
        {['Revenue', 'Orders paid', 'Credits used', 'Charts read', 'Median time'].map((label) => (
          <StatCard key={label} label={label} value="" loading />
        ))}
      </StatRow>
      <Panel>
        <Skeleton h="286px" />
      </Panel>
    </Grid>
  );
}
