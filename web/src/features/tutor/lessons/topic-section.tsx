import { useEffect, useId, useRef } from 'react';
import { Lock } from 'lucide-react';
import type { LessonHit, TopicCard } from '../../../api/generated/model';
import { useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { LessonsBar } from '../lessons-bar.tsx';
import { LessonRow } from './lesson-row.tsx';

interface TopicSectionProps {
  card: TopicCard;
  lessons: readonly LessonHit[];
  /** The reader came for this topic: it is brought into sight. */
  wanted: boolean;
}

/** A topic: what it is about and how far the reader came at the left, its lessons at the right. */
export function TopicSection({ card, lessons, wanted }: TopicSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const read = useReadLessons();
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <chakra.section
      ref={section}
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="3"
      py={{ base: '6', md: '8' }}
      borderTopWidth="1px"
      scrollMarginTop="4rem"
    >
      <chakra.div position={{ lg: 'sticky' }} top="5rem" alignSelf="start">
        <chakra.h2 id={id} textStyle="title">
          {card.topic}
        </chakra.h2>
        <chakra.p textStyle="body" color="fg.muted" mt="1" maxW="measure">
          {card.description}
        </chakra.p>
        {card.open ? (
          <Progress
            topic={card.topic}
            read={lessons.filter((lesson) => read.has(lesson.id)).length}
            of={lessons.length}
          />
        ) : (
          <Closed message={card.closed_message} />
        )}
      </chakra.div>
      <chakra.ol listStyleType="none" mt={{ lg: '-3.5' }}>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} read={read.has(lesson.id)} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function Progress({ topic, read, of }: { topic: string; read: number; of: number }) {
  return (
    <chakra.div mt="4" maxW="14rem">
      <LessonsBar topic={topic} count={read} of={of} text={`${read} of ${of} read`} />
    </chakra.div>
  );
}

function Closed({ message }: { message: string | null }) {
  return (
    <chakra.p textStyle="body" mt="4" display="flex" gap="2">
      <chakra.span mt="2px" flexShrink="0" color="fg.muted">
        <Icon as={Lock} />
      </chakra.span>
      <span>
        {message} <TextLink href={paths.pricing}>See plans</TextLink>
      </span>
    </chakra.p>
  );
}
