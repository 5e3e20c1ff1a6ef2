import { Coins } from 'lucide-react';
import { useStatement } from '../../api/credits.ts';
import type { CreditStatement } from '../../api/credits.ts';
import { errorMessage } from '../../api/errors.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { StatCard, StatRow } from '../../ui/stat-card.tsx';
import { sumUp } from './entry-labels.ts';
import { StatementDownloads } from './statement-downloads.tsx';
import { StatementEntries } from './statement-entries.tsx';
import { StatementLots } from './statement-lots.tsx';

/** Every credit that came and went, with what caused it, added up to what is left. */
export function StatementScreen() {
  const { data, isPending, error, refetch, isFetching } = useStatement();
  return (
    <Page>
      <PageHeader
        title="Credits"
        lead="Every movement of your credits, with what caused it."
        meta={data && `as of ${formatMoment(data.as_of)}`}
        actions={
          <>
            <StatementDownloads />
            <LinkButton href={paths.buyCredits}>Buy credits</LinkButton>
          </>
        }
      />
      {error ? (
        <Panel flush>
          <ErrorState
            title="Your statement could not be loaded"
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Panel>
      ) : (
        <Figures statement={data} loading={isPending} />
      )}
      {isPending && (
        <Panel title="Entries">
          <SkeletonText lines={6} />
        </Panel>
      )}
      {data && <Statement statement={data} />}
    </Page>
  );
}

function Figures({ statement, loading }: { statement: CreditStatement | undefined; loading: boolean }) {
  const usage = statement?.daily_usage;
  return (
    <StatRow>
      <StatCard
        label="Credits"
        loading={loading}
        value={statement?.unlimited ? 'Unlimited' : statement?.balance}
        note={statement && 'that you can spend now'}
      />
      <StatCard
        label="Reserved"
        loading={loading}
        value={statement?.reserved}
        note={statement && 'for analyses that are running'}
      />
      {statement !== undefined && statement.frozen > 0 && (
        <StatCard label="Frozen" value={statement.frozen} note="while their payment is disputed" />
      )}
      {statement !== undefined && statement.owed > 0 && (
        <StatCard label="Owed" value={statement.owed} note="settled by what you buy next" />
      )}
      <StatCard
        label="Used today"
        loading={loading}
        value={usage && `${usage.used} / ${usage.limit ?? 'Unlimited'}`}
        note={usage && `resets on ${formatMoment(usage.resets_at)}`}
        hint="Analyses of the current day in UTC that count towards the limit of your plan."
      />
    </StatRow>
  );
}

function Statement({ statement }: { statement: CreditStatement }) {
  const sum = sumUp(statement);
  return (
    <>
      {!sum.adds && (
        <Alert title="This statement does not add up">
          The entries do not add up to the balance shown. Please tell us; nothing is lost.
        </Alert>
      )}
      {statement.lots.length > 0 && (
        <Panel title="Credit batches" flush>
          <StatementLots lots={statement.lots} />
        </Panel>
      )}
      <Panel title="Entries" flush aside={<Sum {...sum} />}>
        {statement.entries.length === 0 ? (
          <EmptyState
            title="No entries yet"
            icon={Coins}
            action={<LinkButton href={paths.buyCredits}>Buy credits</LinkButton>}
          >
            Credits you buy or use will be listed here.
          </EmptyState>
        ) : (
          <StatementEntries entries={statement.entries} sum={sum} />
        )}
      </Panel>
    </>
  );
}

function Sum({ opening, added, taken, closing }: ReturnType<typeof sumUp>) {
  return <span>{`${opening} + ${added} − ${taken} = ${closing}`}</span>;
}
