import { useEffect, useRef } from 'react';
import { ArrowLeft, ArrowRight, Check, Dumbbell, Undo2 } from 'lucide-react';
import type { LessonEnvelope, LessonLink } from '../../../api/generated/model';
import { useLessonMark } from '../../../api/tutor.ts';
import { markRead, useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Flex, Grid, chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';

/** The end of a lesson: practice, the mark that it was read, and the lessons before and after it. */
export function LessonEnd({ envelope: { lesson, previous, next } }: { envelope: LessonEnvelope }) {
  const read = useReadLessons().has(lesson.id);
  const { user } = useSession();
  const { mutate: store } = useLessonMark();
  const finish = (): void => {
    markRead(lesson.id, true);
    // Partners have no progress.
    if (user && user.role !== 'brand') store({ lessonId: lesson.id });
  };
  const end = useReachedEnd(finish);
  return (
    <chakra.footer ref={end} mt="10" maxW="48rem" data-print="none">
      <Flex gap="2" flexWrap="wrap" py="5" borderTopWidth="1px">
        <LinkButton
          href={`${paths.practice}?topic=${encodeURIComponent(lesson.topic)}`}
          icon={Dumbbell}
          variant={read ? 'solid' : 'outline'}
        >
          Practise {lesson.topic}
        </LinkButton>
        <Button
          variant="quiet"
          icon={read ? Undo2 : Check}
          onClick={() => (read ? markRead(lesson.id, false) : finish())}
        >
          {read ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </Flex>
      <Grid as="nav" aria-label="Lessons before and after" templateColumns="1fr 1fr" gap="4">
        <chakra.div>{previous && <Neighbour lesson={previous} label="Previous" />}</chakra.div>
        <chakra.div>{next && <Neighbour lesson={next} label="Next" />}</chakra.div>
      </Grid>
    </chakra.footer>
  );
}

function Neighbour({ lesson, label }: { lesson: LessonLink; label: 'Previous' | 'Next' }) {
  const forward = label === 'Next';
  return (
    <NeighbourLink href={`${paths.lessons}/${lesson.id}`} textAlign={forward ? 'end' : 'start'}>
      <Flex
        gap="1.5"
        align="center"
        justify={forward ? 'flex-end' : 'flex-start'}
        textStyle="caption"
        color="fg.muted"
      >
        {!forward && <Icon as={ArrowLeft} size={14} />}
        {label}
        {forward && <Icon as={ArrowRight} size={14} />}
      </Flex>
      <chakra.span textStyle="label">{lesson.title}</chakra.span>
    </NeighbourLink>
  );
}

const NeighbourLink = chakra(Anchor, {
  base: {
    display: 'block',
    height: 'full',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle', borderColor: 'border.strong' },
  },
});

/** Calls once the end of the text comes into sight after the reader has scrolled. */
function useReachedEnd(onReached: () => void) {
  const ref = useRef<HTMLElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    const end = ref.current;
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || window.scrollY === 0) return;
      reached.current();
      observer.disconnect();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return ref;
}
