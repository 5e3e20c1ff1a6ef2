import { SearchX } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useLessons } from '../../../api/tutor.ts';
import { Excerpt } from '../../../entities/lesson/excerpt.tsx';
import { useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { LessonRow } from './lesson-row.tsx';

/** The lessons that match the search, best first, each with the matching passage. */
export function SearchResults({ q }: { q: string }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useLessons(q);
  const read = useReadLessons();
  if (error) {
    return (
      <ErrorState
        title="The search did not work"
        message={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonText lines={6} />;
  if (data.lessons.length === 0 && !isPlaceholderData) {
    return (
      <EmptyState
        title={`No lesson mentions “${q}”`}
        icon={SearchX}
        action={
          <LinkButton href={paths.aiTutor} variant="outline">
            Ask the tutor
          </LinkButton>
        }
      >
        Try a simpler word, or the singular.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Lessons found" aria-busy={isPlaceholderData}>
      <chakra.h2 textStyle="label" color="fg.muted" pb="2" borderBottomWidth="1px">
        <span role="status">{data.total === 1 ? '1 lesson fits' : `${data.total} lessons fit`}</span>
      </chakra.h2>
      <chakra.ol listStyleType="none">
        {data.lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} read={read.has(lesson.id)}>
            <chakra.p textStyle="caption" color="fg.muted" mb="1">
              {lesson.topic}
            </chakra.p>
            <Excerpt
              pieces={lesson.excerpt.length > 0 ? lesson.excerpt : [{ text: lesson.summary, match: false }]}
            />
          </LessonRow>
        ))}
      </chakra.ol>
    </section>
  );
}
