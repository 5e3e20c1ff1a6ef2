import type { ReactNode } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMarketPulse } from '../../api/insights.ts';
import type { MarketPulse } from '../../api/insights.ts';
import { Badge, TrendBadge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const TREND = { Upward: 'rising', Downward: 'falling', Mixed: 'neutral' } as const;

/** What everybody's charts of the last days say together; a sample, marked as one, while there are too few. */
export function MarketPulseCard() {
  const { data, isError, error, refetch, isFetching } = useMarketPulse();
  return (
    <Panel title="Market Pulse" flush aside={data?.sample && <Badge tone="warning">Sample</Badge>}>
      {isError ? (
        <ErrorState
          title="The market pulse could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <chakra.dl aria-busy={!data} px="5" py="1.5">
            <Reading name="Sentiment" loading={!data}>
              {data && <TrendBadge trend={TREND[data.sentiment]}>{data.sentiment}</TrendBadge>}
            </Reading>
            <Reading name="Volatility" loading={!data}>
              {data?.volatility}
            </Reading>
            <Reading name="Data index" loading={!data}>
              <chakra.span textStyle="price">{data?.data_index}/100</chakra.span>
            </Reading>
          </chakra.dl>
          {data && (
            <chakra.p px="5" py="3" borderTopWidth="1px" textStyle="caption" color="fg.muted">
              {sourceOf(data)}
            </chakra.p>
          )}
        </>
      )}
    </Panel>
  );
}

/** How many charts it rests on; and while they are too few, that the readings above are not measured. */
function sourceOf({ sample, analyses, needed, days, bullish, bearish, sideways }: MarketPulse): string {
  if (sample) {
    const made = `${analyses} ${analyses === 1 ? 'chart was' : 'charts were'} analyzed in the last ${days} days`;
    return `${made}; ${needed} are needed to compute a pulse. Until then these figures are a sample, not a measurement.`;
  }
  return `From ${analyses} charts analyzed by everybody in the last ${days} days: ${bullish} bullish, ${bearish} bearish, ${sideways} neither. The data index is their mean confidence.`;
}

function Reading({ name, loading, children }: { name: string; loading: boolean; children: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" minH="10" gap="4">
      <chakra.dt textStyle="body" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="label">{loading ? <Skeleton w="4rem" h="0.9rem" /> : children}</chakra.dd>
    </Flex>
  );
}
