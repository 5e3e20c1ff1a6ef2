import { Check } from 'lucide-react';
import type { LessonHit } from '../../../api/generated/model';
import { useReadLessons } from '../../../entities/lesson/read-marks.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface TopicLessonsProps {
  topic: string;
  lessons: readonly LessonHit[];
  /** Id of the lesson that is open. */
  current: string;
}

/** The lessons of a topic, to go from one to another. */
export function TopicLessons({ topic, lessons, current }: TopicLessonsProps) {
  const read = useReadLessons();
  return (
    <chakra.nav aria-label={`Lessons on ${topic}`} position="sticky" top="5rem">
      <chakra.p textStyle="label" color="fg.muted" mb="2">
        {topic}
      </chakra.p>
      <Stack as="ol" gap="0" listStyleType="none" borderStartWidth="1px">
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <RowLink href={`${paths.lessons}/${id}`} aria-current={id === current ? 'page' : undefined}>
              <chakra.span flex="1">{title}</chakra.span>
              {read.has(id) && (
                <chakra.span color="success.fg">
                  <Icon as={Check} size={14} />
                  <VisuallyHidden>read</VisuallyHidden>
                </chakra.span>
              )}
            </RowLink>
          </li>
        ))}
      </Stack>
    </chakra.nav>
  );
}

const RowLink = chakra(Anchor, {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    ps: '4',
    py: '1.5',
    ms: '-1px',
    textStyle: 'body',
    color: 'fg.muted',
    borderStartWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', fontWeight: '550', borderColor: 'accent.solid' },
  },
});
