/** The curriculum as a course: six topics with their lessons, what was read, and a search over all of them. */
import { useDeferredValue } from 'react';
import { BookOpen, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/errors.ts';
import type { LessonHit } from '../../../api/generated/model';
import { useLessons, useTopics } from '../../../api/tutor.ts';
import { useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { SearchResults } from './search-results.tsx';
import { TopicSection } from './topic-section.tsx';

export function LessonsScreen() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const q = useDeferredValue(wanted.trim());
  const type = (value: string): void =>
    setSearch(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true });
  return (
    <TutorPage section="lessons">
      <PageHeader
        title="Lessons"
        lead="A course in six topics. Every lesson has a worked example, figures and a way to practise it."
        actions={<Continue />}
      />
      <chakra.div role="search" maxW="36rem">
        <TextField
          type="search"
          label="Search the lessons"
          icon={Search}
          value={wanted}
          maxLength={200}
          placeholder="position size, divergence, drawdown…"
          onChange={(event) => type(event.target.value)}
        />
      </chakra.div>
      {q === '' ? <Course topic={search.get('topic')} /> : <SearchResults q={q} />}
    </TutorPage>
  );
}

/** The next lesson that was not read yet. */
function Continue() {
  const { data } = useLessons('');
  const read = useReadLessons();
  const open = data?.lessons.filter((lesson) => lesson.open) ?? [];
  const next = open.find(({ id }) => !read.has(id));
  if (!next) return null;
  return (
    <LinkButton href={`${paths.lessons}/${next.id}`} icon={BookOpen}>
      <chakra.span truncate maxW="min(28rem, 65vw)">
        {open.some(({ id }) => read.has(id)) ? 'Continue' : 'Start'}: {next.title}
      </chakra.span>
    </LinkButton>
  );
}

function Course({ topic }: { topic: string | null }) {
  const lessons = useLessons('');
  const topics = useTopics();
  const error = lessons.error ?? topics.error;
  if (error) {
    const retry = (): void => {
      void lessons.refetch();
      void topics.refetch();
    };
    return (
      <ErrorState
        title="The lessons could not be loaded"
        message={errorMessage(error)}
        onRetry={retry}
        retrying={lessons.isFetching || topics.isFetching}
      />
    );
  }
  if (!lessons.data || !topics.data) return <CourseSkeleton />;
  return (
    <Stack gap="0">
      {topics.data.topics.map((card) => (
        <TopicSection
          key={card.topic}
          card={card}
          lessons={ofTopic(lessons.data.lessons, card.topic)}
          wanted={card.topic === topic}
        />
      ))}
    </Stack>
  );
}

const ofTopic = (lessons: readonly LessonHit[], topic: string): readonly LessonHit[] =>
  lessons.filter((lesson) => lesson.topic === topic);

function CourseSkeleton() {
  return (
    <Stack gap="10" aria-busy>
      {[1, 2, 3].map((section) => (
        <Stack key={section} gap="4">
          <Skeleton h="1.5rem" w="14rem" />
          <SkeletonText lines={4} />
        </Stack>
      ))}
    </Stack>
  );
}
