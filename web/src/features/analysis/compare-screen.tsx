/** Two analyses side by side: pictures above, every figure in one line below. */
import { useSearchParams } from 'react-router-dom';
import { ArrowLeft, Columns2 } from 'lucide-react';
import { useAnalysis } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { AnalysisJson, AnalysisRecord } from '../../api/generated/model';
import {
  OUTCOME_LABELS,
  historySymbol,
  positionLabel,
  riskReward,
  roundedPercent,
  timeFrameShown,
  trendLabel,
} from '../../entities/analysis/display.ts';
import { analysisDecimals, dollarPrice, formatSigma } from '../../entities/analysis/price-format.ts';
import { DataTable } from '../../entities/analysis/result/data-table.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { analysisPath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Stack } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function CompareScreen() {
  const [search] = useSearchParams();
  const [one, other] = [search.get('one'), search.get('other')];
  return (
    <Page>
      <PageHeader
        title="Compare analyses"
        lead="Figures that are the same in both are grey."
        actions={
          <LinkButton href={paths.history} variant="quiet" icon={ArrowLeft}>
            Analysis History
          </LinkButton>
        }
      />
      {one && other ? (
        <Compared one={one} other={other} />
      ) : (
        <EmptyState title="Choose two analyses" icon={Columns2}>
          Mark two rows of the Analysis History, then press Compare.
        </EmptyState>
      )}
    </Page>
  );
}

function Compared({ one, other }: { one: string; other: string }) {
  const asked = [useAnalysis(one), useAnalysis(other)] as const;
  const failed = asked.find(({ error }) => error);
  const [left, right] = asked.map(({ data }) => data?.analysis);
  if (failed)
    return (
      <ErrorState
        title="An analysis could not be loaded"
        message={errorMessage(failed.error)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  return left && right ? <Both pair={[left, right]} /> : <Skeleton h="24rem" />;
}

type Pair = readonly [AnalysisRecord, AnalysisRecord];

function Both({ pair }: { pair: Pair }) {
  const columns = pair.map((record, at) => ({
    name: `${at + 1}. ${historySymbol(record)}`,
    align: 'end' as const,
  }));
  return (
    <Stack gap="4">
      <Grid templateColumns="1fr 1fr" gap={{ base: '2', md: '4' }}>
        {pair.map((record) => (
          <Stack key={record.id} gap="2" minW="0">
            <Thumbnail record={record} alt={`Chart of ${historySymbol(record)}`} />
            <TextLink href={analysisPath(record.id)}>{historySymbol(record)}</TextLink>
          </Stack>
        ))}
      </Grid>
      <Panel title="Figures" flush>
        <DataTable caption="Two analyses, figure by figure" columns={[{ name: 'Figure' }, ...columns]}>
          {FIGURES.map(([name, of]) => (
            <Figure key={name} name={name} texts={[of(pair[0]), of(pair[1])]} />
          ))}
        </DataTable>
      </Panel>
    </Stack>
  );
}

function Figure({ name, texts: [one, other] }: { name: string; texts: readonly [string, string] }) {
  const look = one === other ? 'figure wraps quiet' : 'figure wraps';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={look}>{one}</td>
      <td className={look}>{other}</td>
    </tr>
  );
}

const NONE = '–';

const fact = (of: (json: AnalysisJson) => string | null) => (record: AnalysisRecord) =>
  (record.analysis_json && of(record.analysis_json)) ?? NONE;

const priced = (of: (json: AnalysisJson) => { price: number; sigma: number } | null) =>
  fact((json) => {
    const found = of(json);
    const decimals = analysisDecimals(json.reading?.axis.decimals, json.last_price.value);
    // On a phone the line breaks before the error, not within it.
    const error = formatSigma(found?.sigma ?? 0, decimals).replace(' ', '\u00a0');
    return found && `${dollarPrice(found.price, decimals)} ${error}`.trim();
  });

const nearest = (type: 'support' | 'resistance') =>
  priced((json) => json.key_levels.find((level) => level.type === type) ?? null);

const FIGURES: readonly (readonly [string, (record: AnalysisRecord) => string])[] = [
  ['Made', ({ created_at }) => formatMoment(created_at)],
  ['Time frame', fact((json) => timeFrameShown(json.time_frame))],
  ['Trend', fact((json) => trendLabel(json.trend_direction))],
  ['Confidence', fact((json) => roundedPercent(json.confidence_level))],
  ['Position', fact((json) => (json.plan.direction === 'none' ? 'No trade' : positionLabel(json.plan)))],
  ['Last price', priced(({ last_price: { value, sigma } }) => ({ price: value, sigma }))],
  ['Entry', priced((json) => json.plan.entry)],
  ['Stop loss', priced((json) => json.plan.stop)],
  ['Take profit 1', priced((json) => json.plan.take_profit_1)],
  ['Take profit 2', priced((json) => json.plan.take_profit_2)],
  ['Risk/reward', fact((json) => riskReward(json.risk_reward_ratio))],
  ['Nearest support', nearest('support')],
  ['Nearest resistance', nearest('resistance')],
  ['Bars measured', fact((json) => String(json.bar_count))],
  ['Outcome', ({ outcome }) => (outcome ? OUTCOME_LABELS[outcome] : NONE)],
  ['Tags', ({ tags }) => tags.join(', ') || NONE],
];
