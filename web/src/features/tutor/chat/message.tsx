import type { ReactNode } from 'react';
import { BookOpen, RotateCw } from 'lucide-react';
import type { LessonLink, TutorMessage } from '../../../api/generated/model';
import { AnswerText } from '../../../entities/lesson/answer-text.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import { stoppedAnswer } from './turn.ts';
import type { Turn } from './turn.ts';

/** What the learner said. */
export function Question({ content, timestamp }: Pick<TutorMessage, 'content' | 'timestamp'>) {
  return (
    <chakra.article data-question aria-label="You" alignSelf="flex-end" maxW={{ base: '88%', md: '36rem' }}>
      <chakra.p
        px="4"
        py="2.5"
        bg="bg.muted"
        borderRadius="control"
        textStyle="reading"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {content}
      </chakra.p>
      <chakra.time
        dateTime={timestamp}
        display="block"
        mt="1"
        textAlign="end"
        textStyle="caption"
        color="fg.subtle"
      >
        {formatMoment(timestamp)}
      </chakra.time>
    </chakra.article>
  );
}

function TutorSays({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <chakra.article aria-label="Tutor" aria-busy={busy} display="flex" gap="3" maxW="full">
      <chakra.span flexShrink="0" mt="2px" aria-hidden="true">
        <LogoMark size={22} />
      </chakra.span>
      <Stack gap="3" minW="0" flex="1">
        {children}
      </Stack>
    </chakra.article>
  );
}

/** What the tutor said, the lessons it rests on, and what its provider had to say. */
export function Answer({ message, onAgain }: { message: TutorMessage; onAgain?: () => void }) {
  return (
    <TutorSays>
      <AnswerText text={message.content} />
      {message.stopped && (
        <chakra.p textStyle="body" color="fg.muted">
          You stopped this answer.
        </chakra.p>
      )}
      <Lessons lessons={message.lessons} />
      {message.notice && <Alert tone="info">{message.notice}</Alert>}
      {onAgain && <AgainButton onClick={onAgain}>Answer again</AgainButton>}
    </TutorSays>
  );
}

/** A question on its way: thinking, then the answer as it is said or where it was stopped, or why there is none. */
export function TurnInProgress({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  return (
    <>
      <Question content={turn.question} timestamp={turn.askedAt} />
      <AnswerOf turn={turn} onRetry={onRetry} />
    </>
  );
}

function AnswerOf({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  if (turn.phase === 'stopped') return <Answer message={stoppedAnswer(turn)} onAgain={onRetry} />;
  if (turn.phase === 'failed')
    return (
      <Alert
        title="Your question was not answered"
        action={<AgainButton onClick={onRetry}>Retry</AgainButton>}
      >
        {turn.error}
      </Alert>
    );
  return (
    <TutorSays busy>
      {turn.text === '' ? <Thinking /> : <AnswerText text={turn.text} />}
      <Lessons lessons={turn.lessons} />
      {turn.notice && <Alert tone="info">{turn.notice}</Alert>}
    </TutorSays>
  );
}

/** Stands under a question that never got its answer. */
export function Unanswered({ onAgain }: { onAgain: () => void }) {
  return (
    <Alert tone="warning" action={<AgainButton onClick={onAgain}>Retry</AgainButton>}>
      This question has no answer yet.
    </Alert>
  );
}

function AgainButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <chakra.div>
      <Button size="sm" variant="outline" icon={RotateCw} onClick={onClick}>
        {children}
      </Button>
    </chakra.div>
  );
}

function Thinking() {
  return (
    <chakra.p textStyle="reading" color="fg.muted" animation="breathe 1.6s ease-in-out infinite">
      Thinking…
    </chakra.p>
  );
}

function Lessons({ lessons }: { lessons: readonly LessonLink[] }) {
  if (lessons.length === 0) return null;
  return (
    <chakra.div textStyle="body" pt="3" borderTopWidth="1px" maxW="measure">
      <chakra.p color="fg.muted" mb="1.5">
        From the lessons
      </chakra.p>
      <Stack as="ul" gap="1.5" listStyleType="none">
        {lessons.map(({ id, title, topic }) => (
          <chakra.li key={id} display="flex" gap="2" alignItems="baseline">
            <chakra.span color="fg.subtle" alignSelf="center">
              <Icon as={BookOpen} size={14} />
            </chakra.span>
            <span>
              <TextLink href={`${paths.lessons}/${id}`}>{title}</TextLink>{' '}
              <chakra.span color="fg.muted">{topic}</chakra.span>
            </span>
          </chakra.li>
        ))}
      </Stack>
    </chakra.div>
  );
}
