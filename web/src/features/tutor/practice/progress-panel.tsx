import { errorMessage } from '../../../api/errors.ts';
import type { LearningProgress, LearningStreak, TopicProgress } from '../../../api/generated/model';
import { useProgress } from '../../../api/tutor.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LessonsBar } from '../lessons-bar.tsx';
import { countOf } from '../../../lib/count-of.ts';

/** How far the learner has come: days in a row, and each topic's lessons, answers and due cards. */
export function ProgressPanel() {
  const { data, error, isFetching, refetch } = useProgress();
  return (
    <Panel title="Your progress">
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
      {!data && !error && <Skeleton h="8rem" />}
      {data && <Progress progress={data} />}
    </Panel>
  );
}

function Progress({ progress: { streak, topics } }: { progress: LearningProgress }) {
  return (
    <Stack gap="5">
      <chakra.p textStyle="reading">{streakText(streak)}</chakra.p>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="8"
        rowGap="5"
      >
        {topics.map((topic) => (
          <Topic key={topic.topic} progress={topic} />
        ))}
      </Grid>
      <chakra.p textStyle="caption" color="fg.muted" maxW="measure">
        A lesson counts when it was read to its end, or when all questions about it were right in two quizzes.
        Answers are those of the last ten quizzes. Lessons read and cards reviewed before this panel existed
        were not stored and do not count.
      </chakra.p>
    </Stack>
  );
}

function Topic({
  progress: { topic, lessons, lessons_done: done, asked, right, cards_due: due },
}: {
  progress: TopicProgress;
}) {
  const answers = asked === 0 ? 'No questions answered' : `${right} of ${asked} answers right`;
  const cards = due === 0 ? 'no card due' : due === 1 ? '1 card due' : `${due} cards due`;
  return (
    <li>
      <chakra.p textStyle="label" mb="1">
        {topic}
      </chakra.p>
      <LessonsBar topic={topic} count={done} of={lessons} text={`${done} of ${countOf(lessons, 'lesson')}`} />
      <chakra.p textStyle="caption" color="fg.muted" mt="1.5" fontVariantNumeric="tabular-nums">
        {answers}, {cards}
      </chakra.p>
    </li>
  );
}

function streakText({ days, today_done: done }: LearningStreak): string {
  if (days === 0) return 'No days in a row yet. A finished quiz, review or lesson counts for its day.';
  const row = days === 1 ? '1 day' : `${days} days in a row`;
  return done ? `${row}, today included.` : `${row} up to yesterday. Today is still open.`;
}
