/** The symbols somebody watches, each with what was last read of it. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Eye, Plus } from 'lucide-react';
import { useWatch, useWatchlist } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { WatchedSymbol } from '../../api/generated/model';
import { TrendDirectionBadge } from '../../entities/analysis/badges.tsx';
import { positionLabel, riskReward } from '../../entities/analysis/display.ts';
import { dollarPrice } from '../../entities/analysis/price-format.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { analysisPath, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { HistoryNav } from './history/history-nav.tsx';

export function WatchlistScreen() {
  const { data, error, isFetching, refetch } = useWatchlist();
  const watch = useWatch();
  const failed = (problem: unknown) => toast.error('The watch list was not changed', errorMessage(problem));
  const remove = (symbol: string) => watch.mutate({ symbol, on: false }, { onError: failed });
  return (
    <Page>
      <PageHeader title="Watch list" lead="Symbols you follow, each with its latest analysis." />
      <HistoryNav current={paths.watchlist} />
      <AddForm busy={watch.isPending} onAdd={(symbol) => watch.mutateAsync({ symbol, on: true })} />
      <DataTable
        caption="Watched symbols"
        columns={columnsOf(remove)}
        rows={data?.symbols}
        rowKey={({ symbol }) => symbol}
        error={error && errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={
          <EmptyState title="Nothing watched yet" icon={Eye}>
            Add a symbol above, or choose Watch on an analysis.
          </EmptyState>
        }
      />
    </Page>
  );
}

function AddForm({ busy, onAdd }: { busy: boolean; onAdd: (symbol: string) => Promise<unknown> }) {
  const [symbol, setSymbol] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!/[a-z\d]/i.test(symbol)) return setProblem('Type a symbol, such as BTCUSDT.');
    try {
      await onAdd(symbol.trim());
      setSymbol('');
      setProblem(undefined);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return (
    <chakra.form onSubmit={(event) => void add(event)}>
      <Flex gap="3" align="flex-end" maxW="28rem">
        <chakra.div flex="1">
          <TextField
            label="Symbol"
            mono
            maxLength={40}
            autoCapitalize="characters"
            value={symbol}
            error={problem}
            onChange={(event) => setSymbol(event.currentTarget.value)}
          />
        </chakra.div>
        <Button type="submit" size="lg" icon={Plus} busy={busy} busyLabel="Adding…">
          Watch
        </Button>
      </Flex>
    </chakra.form>
  );
}

const jsonOf = ({ latest }: WatchedSymbol) => latest?.analysis_json ?? null;

function planText(row: WatchedSymbol): string {
  const json = jsonOf(row);
  if (!json) return '–';
  const ratio = riskReward(json.risk_reward_ratio);
  return ratio ? `${positionLabel(json.plan)}, R:R ${ratio}` : 'No trade';
}

function columnsOf(remove: (symbol: string) => void): Column<WatchedSymbol>[] {
  return [
    {
      id: 'symbol',
      header: 'Symbol',
      narrow: 'title',
      cell: ({ symbol, latest }) =>
        latest ? <TextLink href={analysisPath(latest.id)}>{symbol}</TextLink> : symbol,
    },
    {
      id: 'trend',
      header: 'Trend',
      cell: (row) => {
        const json = jsonOf(row);
        return json ? <TrendDirectionBadge direction={json.trend_direction} /> : 'No chart read yet';
      },
    },
    {
      id: 'last',
      header: 'Last price',
      align: 'end',
      cell: (row) => {
        const json = jsonOf(row);
        return json ? dollarPrice(json.last_price.value) : '–';
      },
    },
    { id: 'plan', header: 'Plan', cell: planText },
    { id: 'analyses', header: 'Analyses', align: 'end', cell: ({ analyses }) => analyses },
    {
      id: 'read',
      header: 'Read',
      align: 'end',
      cell: ({ latest }) =>
        latest ? <time dateTime={latest.created_at}>{formatMoment(latest.created_at)}</time> : '–',
    },
    {
      id: 'remove',
      header: 'Remove',
      hideHeader: true,
      narrow: 'actions',
      cell: ({ symbol }) => (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Remove ${symbol} from the watch list`}
          onClick={() => remove(symbol)}
        >
          Remove
        </Button>
      ),
    },
  ];
}
