import type { ConversationTopic } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
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
        <ChoiceList label="Example questions" choices={exampleQuestions[topic]} onChoose={onAsk} />
      </Stack>
    </chakra.div>
  );
}
