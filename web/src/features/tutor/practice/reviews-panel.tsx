import { errorMessage } from '../../../api/errors.ts';
import type { DueReviews, ReviewCard } from '../../../api/generated/model';
import { useDueReviews } from '../../../api/tutor.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface ReviewsPanelProps {
  /** Called with what is due. */
  onStart: (cards: readonly ReviewCard[]) => void;
}

/** How many cards wait to be reviewed, and the way to them. */
export function ReviewsPanel({ onStart }: ReviewsPanelProps) {
  const { data, error, isFetching, refetch } = useDueReviews();
  return (
    <Panel title="Reviews">
      {error && (
        <Alert
          action={
            <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton h="4rem" />}
      {data && <Due reviews={data} onStart={() => onStart(data.cards)} />}
    </Panel>
  );
}

function Due({
  reviews: { due, total, next_due_at: next },
  onStart,
}: {
  reviews: DueReviews;
  onStart: () => void;
}) {
  return (
    <Stack gap="4" align="flex-start">
      <div>
        <chakra.p textStyle="priceLarge">{due}</chakra.p>
        <chakra.p textStyle="body" color="fg.muted">
          {due === 1 ? 'card is due' : 'cards are due'}
          {total > 0 && `, of ${total} in all`}
        </chakra.p>
      </div>
      {due > 0 && <Button onClick={onStart}>Review now</Button>}
      {due === 0 && (
        <chakra.p textStyle="body" color="fg.muted">
          {next
            ? `The next card comes back on ${formatDay(next)}.`
            : 'Take a quiz: what you get wrong comes back here.'}
        </chakra.p>
      )}
    </Stack>
  );
}
