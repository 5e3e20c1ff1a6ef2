import { ChartCandlestick, ChartPie, Compass, Brain, Landmark, Lock, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { LessonTopic } from '../../../api/generated/model';
import { useTopics } from '../../../api/tutor.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Grid, chakra } from '../../../ui/layout.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const topicIcons: Record<LessonTopic, LucideIcon> = {
  'Technical Analysis': ChartCandlestick,
  'Risk Management': ShieldCheck,
  'Trading Psychology': Brain,
  'Portfolio Management': ChartPie,
  'Market Fundamentals': Landmark,
  'Strategy Development': Compass,
};

interface QuickStartProps {
  /** The topic of the new conversation that is open; null when none is. */
  chosen: string | null;
  onTopic: (topic: LessonTopic) => void;
  onClosed: (message: string) => void;
}

/** Shown where the server does not say why. */
const CLOSED = 'This topic is available for Pro and Expert plans. Please upgrade your package.';

/** One button for each topic; those that the plan does not open wear a lock and say why. */
export function QuickStart({ chosen, onTopic, onClosed }: QuickStartProps) {
  const { data } = useTopics();
  return (
    <chakra.section aria-labelledby="quick-start">
      <chakra.h2 id="quick-start" textStyle="label" color="fg.muted" mb="2">
        Quick Start
      </chakra.h2>
      <Grid templateColumns={{ base: '1fr 1fr', md: '1fr' }} gap="1">
        {Object.values(LessonTopic).map((topic) => {
          const card = data?.topics.find((one) => one.topic === topic);
          const closed = card?.open === false;
          return (
            <TopicButton
              key={topic}
              type="button"
              aria-pressed={topic === chosen}
              onClick={() => (closed ? onClosed(card.closed_message ?? CLOSED) : onTopic(topic))}
            >
              <Icon as={topicIcons[topic]} />
              <chakra.span flex="1">{topic}</chakra.span>
              {closed && (
                <>
                  <Icon as={Lock} size={14} />
                  <VisuallyHidden>, locked</VisuallyHidden>
                </>
              )}
            </TopicButton>
          );
        })}
      </Grid>
    </chakra.section>
  );
}

const TopicButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '10',
    px: '2.5',
    py: '1.5',
    textStyle: 'label',
    textAlign: 'start',
    color: 'fg',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}',
    '& > svg': { color: 'fg.muted', flexShrink: '0' },
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', '& > svg': { color: 'accent.fg' } },
  },
});
