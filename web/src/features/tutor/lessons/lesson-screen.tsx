/** One lesson to read, with the other lessons of its topic beside it. */
import { Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import type { Lesson, LessonEnvelope } from '../../../api/generated/model';
import { useLesson, useLessons } from '../../../api/tutor.ts';
import { LessonBody } from '../../../entities/lesson/lesson-body.tsx';
import { useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { TopicLessons } from './topic-lessons.tsx';

export function LessonScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useLesson(id);
  return (
    <TutorPage section="lessons">
      {error && <Refused error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LessonSkeleton />}
      {data && <Reading key={id} envelope={data} />}
    </TutorPage>
  );
}

function Reading({ envelope }: { envelope: LessonEnvelope }) {
  const { lesson } = envelope;
  const { data } = useLessons('', lesson.topic);
  const lessons = data?.lessons ?? [];
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }} gap="12">
      <chakra.article minW="0">
        <LessonHeader lesson={lesson} of={lessons.length} />
        <LessonBody blocks={lesson.blocks} calculatorHref={(id) => `${paths.calculators}/${id}`} />
        <LessonEnd envelope={envelope} />
      </chakra.article>
      <Box display={{ base: 'none', xl: 'block' }} data-print="none">
        <TopicLessons topic={lesson.topic} lessons={lessons} current={lesson.id} />
      </Box>
    </Grid>
  );
}

function LessonHeader({ lesson, of }: { lesson: Lesson; of: number }) {
  const read = useReadLessons().has(lesson.id);
  const facts = [
    of > 0 ? `Lesson ${lesson.position} of ${of}` : `Lesson ${lesson.position}`,
    `${lesson.minutes} min`,
    ...(read ? ['Read'] : []),
  ];
  return (
    <chakra.header mb="8">
      <chakra.nav aria-label="Breadcrumb" textStyle="body" color="fg.muted" mb="3">
        <TextLink quiet href={paths.lessons}>
          Lessons
        </TextLink>
        <span aria-hidden="true"> / </span>
        <TextLink quiet href={`${paths.lessons}?topic=${encodeURIComponent(lesson.topic)}`}>
          {lesson.topic}
        </TextLink>
      </chakra.nav>
      <chakra.h1 textStyle="heading">{lesson.title}</chakra.h1>
      <chakra.p textStyle="reading" color="fg.muted" mt="2" maxW="measure">
        {lesson.summary}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="3" fontVariantNumeric="tabular-nums">
        {facts.join(' · ')}
      </chakra.p>
    </chakra.header>
  );
}

interface RefusedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function Refused({ error, retrying, onRetry }: RefusedProps) {
  if (error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState
        title="This lesson is locked"
        icon={Lock}
        action={<LinkButton href={paths.pricing}>See plans</LinkButton>}
      >
        {errorMessage(error)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="This lesson could not be loaded"
      message={errorMessage(error)}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

function LessonSkeleton() {
  return (
    <Stack gap="6" maxW="measure" aria-busy>
      <Skeleton h="2rem" w="70%" />
      <SkeletonText lines={5} />
      <Skeleton h="18rem" />
      <SkeletonText lines={4} />
    </Stack>
  );
}
