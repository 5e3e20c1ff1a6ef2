import { Suspense, useEffect, useRef, useState } from 'react';
import { BookOpen } from 'lucide-react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { LessonLink } from '../../../api/visitors.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';

const LessonSheet = lazyComponent(async () => (await import('./lesson-sheet.tsx')).LessonSheet);

/** The lessons that a reply rests on. Users have a page for them; visitors read them beside the conversation. */
export function Lessons({ lessons }: { lessons: readonly LessonLink[] }) {
  const { user } = useSession();
  const [shown, setShown] = useState<LessonLink | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closing a lesson returns the focus to the button that opened it.
    if (!shown) opener.current?.focus({ preventScroll: true });
  }, [shown]);
  if (lessons.length === 0) return null;
  return (
    <>
      <Stack
        as="ul"
        aria-label="Lessons"
        gap="1.5"
        listStyleType="none"
        textStyle="body"
        pt="3"
        borderTopWidth="1px"
        maxW="measure"
      >
        {lessons.map((lesson) => (
          <chakra.li key={lesson.id} display="flex" gap="2" alignItems="baseline">
            <chakra.span color="fg.subtle" alignSelf="center">
              <Icon as={BookOpen} size={14} />
            </chakra.span>
            <span>
              {user ? (
                <TextLink href={`${paths.lessons}/${lesson.id}`}>{lesson.title}</TextLink>
              ) : (
                <Opener
                  type="button"
                  onClick={(event) => {
                    opener.current = event.currentTarget;
                    setShown(lesson);
                  }}
                >
                  {lesson.title}
                </Opener>
              )}{' '}
              <chakra.span color="fg.muted">{lesson.topic}</chakra.span>
            </span>
          </chakra.li>
        ))}
      </Stack>
      {shown && (
        <Suspense>
          <LessonSheet lesson={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Looks like the links beside it. */
const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'border.control',
    borderRadius: '2px',
    _hover: { textDecorationColor: 'accent.solid', textDecorationThickness: '2px' },
  },
});
