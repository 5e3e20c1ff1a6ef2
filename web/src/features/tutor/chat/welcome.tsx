import { ArrowRight } from 'lucide-react';
import type { ConversationTopic } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import { exampleQuestions } from './examples.ts';

/** An empty conversation: what the tutor is for, and questions to begin with. */
export function Welcome({ topic, onAsk }: { topic: ConversationTopic; onAsk: (question: string) => void }) {
  const general = topic === 'General';
  return (
    <chakra.div flex="1" minH="0" overflowY="auto" display="flex" px={{ base: '4', md: '6' }} py="8">
      <Stack m="auto" width="full" maxW="36rem" gap="5">
        <LogoMark size={32} />
        <div>
          <chakra.h2 textStyle="title">
            {general ? 'Welcome to your AI Education Assistant' : topic}
          </chakra.h2>
          <chakra.p textStyle="reading" color="fg.muted" mt="2">
            Ask anything about trading. Answers quote the lessons they rest on, numbers are computed, and your
            own analyses are explained from what was measured on them. When the lessons have no answer, the
            tutor says so.
          </chakra.p>
          {!general && (
            <chakra.p textStyle="body" mt="2">
              <TextLink href={`${paths.lessons}?topic=${encodeURIComponent(topic)}`}>
                Lessons on {topic}
              </TextLink>
            </chakra.p>
          )}
        </div>
        <Stack as="ul" aria-label="Example questions" gap="0" listStyleType="none" borderTopWidth="1px">
          {exampleQuestions[topic].map((question) => (
            <chakra.li key={question} borderBottomWidth="1px">
              <Example type="button" onClick={() => onAsk(question)}>
                <chakra.span flex="1">{question}</chakra.span>
                <Icon as={ArrowRight} />
              </Example>
            </chakra.li>
          ))}
        </Stack>
      </Stack>
    </chakra.div>
  );
}

const Example = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minH: '11',
    py: '2.5',
    px: '1',
    textAlign: 'start',
    textStyle: 'body',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle', transition: 'transform {durations.fast}' },
    _hover: { color: 'accent.fg', '& > svg': { color: 'accent.fg', transform: 'translateX(2px)' } },
  },
});
