import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { AnswerText } from '../../../entities/lesson/answer-text.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { LogoMark } from '../../../ui/logo.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Lessons } from './lessons.tsx';
import type { Open, Said, VisitorTutor } from './use-visitor-tutor.ts';

const EXAMPLES = [
  'How large is my position when I risk 1% of 10,000 with a stop of 50 pips?',
  'What makes a support level strong?',
  'Why is a loss of 50% so hard to make good?',
] as const;

/** Pixels above the question that reading begins at. */
const MARGIN = 20;

/** What was said, oldest first; reading begins at the last question, and screen readers hear what comes. */
export function Conversation({ tutor }: { tutor: VisitorTutor }) {
  const { messages, open, loading } = tutor;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const question = [...(box?.querySelectorAll('[data-said="question"]') ?? [])].at(-1);
    if (!box || !question) return;
    // Scrolls the conversation alone: the page stays where the reader has it.
    box.scrollTop += question.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN;
  }, [messages.length, open]);
  return (
    <chakra.div
      ref={list}
      role="log"
      aria-label="Conversation with the tutor"
      tabIndex={0}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      px={{ base: '4', md: '6' }}
      py="5"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {loading && !open ? (
        <SkeletonText lines={3} />
      ) : (
        <Stack gap="5">
          {messages.length === 0 && !open && <Welcome onAsk={tutor.send} />}
          {messages.map((message, index) => (
            <Message key={index} message={message} />
          ))}
          {open && <OpenQuestion open={open} onRetry={tutor.retry} />}
        </Stack>
      )}
    </chakra.div>
  );
}

function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Stack gap="4" maxW="36rem">
      <chakra.p textStyle="reading">
        Ask anything about reading charts, risk or the markets. Answers quote the lessons they rest on, and
        when the lessons have no answer, the tutor says so.
      </chakra.p>
      <ChoiceList label="Example questions" choices={EXAMPLES} onChoose={onAsk} />
    </Stack>
  );
}

function Message({ message }: { message: Said }) {
  if (message.role === 'user') return <Question>{message.content}</Question>;
  return (
    <TutorSays>
      <AnswerText text={message.content} />
      <Lessons lessons={message.lessons ?? []} />
      {message.notice && <Alert tone="info">{message.notice}</Alert>}
    </TutorSays>
  );
}

function OpenQuestion({ open: { content, failure }, onRetry }: { open: Open; onRetry: () => void }) {
  return (
    <>
      <Question>{content}</Question>
      {failure ? (
        <Alert
          tone={failure.kind === 'limit' ? 'warning' : 'danger'}
          action={
            <Button size="sm" variant="outline" icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Alert>
      ) : (
        <TutorSays>
          <chakra.p textStyle="reading" color="fg.muted" animation="breathe 1.6s ease-in-out infinite">
            Thinking…
          </chakra.p>
        </TutorSays>
      )}
    </>
  );
}

function Question({ children }: { children: string }) {
  return (
    <chakra.article
      aria-label="You"
      data-said="question"
      alignSelf="flex-end"
      maxW={{ base: '88%', md: '34rem' }}
    >
      <chakra.p
        px="4"
        py="2.5"
        bg="bg.muted"
        borderRadius="control"
        textStyle="reading"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.p>
    </chakra.article>
  );
}

function TutorSays({ children }: { children: ReactNode }) {
  return (
    <chakra.article aria-label="Tutor" display="flex" gap="3">
      <chakra.span flexShrink="0" mt="2px" aria-hidden="true">
        <LogoMark size={22} />
      </chakra.span>
      <Stack gap="3" minW="0" flex="1">
        {children}
      </Stack>
    </chakra.article>
  );
}
