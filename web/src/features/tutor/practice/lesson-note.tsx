import type { LessonLink } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';

/** How an answer comes about, and where it is taught. */
export function LessonNote({ explanation, lesson }: { explanation: string; lesson: LessonLink | null }) {
  return (
    <chakra.div mt="3" textStyle="body" maxW="measure">
      <chakra.p whiteSpace="pre-line">{explanation}</chakra.p>
      {lesson && (
        <chakra.p mt="1.5" color="fg.muted">
          Lesson: <TextLink href={`${paths.lessons}/${lesson.id}`}>{lesson.title}</TextLink>
        </chakra.p>
      )}
    </chakra.div>
  );
}
