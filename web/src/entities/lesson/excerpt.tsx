import type { LessonHitExcerptItem } from '../../api/generated/model';
import { chakra } from '../../ui/layout.ts';

/** A passage of a lesson with the search terms marked in it. */
export function Excerpt({ pieces }: { pieces: readonly LessonHitExcerptItem[] }) {
  return (
    <chakra.p textStyle="body" color="fg.muted" maxW="measure">
      {pieces.map(({ text, match }, index) =>
        match ? (
          <chakra.mark key={index} bg="accent.subtle" color="fg" fontWeight="550" borderRadius="2px">
            {text}
          </chakra.mark>
        ) : (
          text
        ),
      )}
    </chakra.p>
  );
}
