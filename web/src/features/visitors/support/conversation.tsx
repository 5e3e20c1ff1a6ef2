import { useEffect, useRef } from 'react';
import { faq } from '../../../../../api/domain/shared-with-web/faq.ts';
import type { SupportAnswer } from '../../../api/visitors-contact.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Asked, SupportChatState } from './use-support-chat.ts';

const SUGGESTED = 3;

interface Props {
  chat: SupportChatState;
  onHandOver: (question: string) => void;
}

/** What was asked and answered; the newest is in view, and screen readers hear it. */
export function Conversation({ chat, onHandOver }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { asked } = chat;
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    void end.current?.scrollIntoView?.({ block: 'end' });
  }, [asked]);
  return (
    <chakra.div
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      flex="1"
      minH="0"
      overflowY="auto"
      p="5"
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {asked.length === 0 && <Welcome onAsk={chat.ask} />}
      {asked.map((one) => (
        <Exchange key={one.id} one={one} onRetry={chat.retry} onHandOver={onHandOver} />
      ))}
      <div ref={end} />
    </chakra.div>
  );
}

function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <>
      <chakra.p textStyle="body">
        What would you like to know? Ask in your own words, or begin with one of these.
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
        {faq.slice(-SUGGESTED).map(({ id, question }) => (
          <Button key={id} variant="outline" size="sm" onClick={() => onAsk(question)}>
            {question}
          </Button>
        ))}
      </chakra.div>
    </>
  );
}

interface ExchangeProps {
  one: Asked;
  onRetry: (one: Asked) => void;
  onHandOver: (question: string) => void;
}

function Exchange({ one, onRetry, onHandOver }: ExchangeProps) {
  const { question, answer, failure } = one;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.p
        textStyle="body"
        alignSelf="flex-end"
        maxW="85%"
        bg="bg.muted"
        borderRadius="control"
        px="3"
        py="2"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
      >
        {question}
      </chakra.p>
      {answer && <Answer answer={answer} onHandOver={() => onHandOver(question)} />}
      {failure && (
        <Alert
          action={
            <Button size="sm" variant="outline" onClick={() => onRetry(one)}>
              Retry
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {!answer && !failure && (
        <chakra.p textStyle="body" color="fg.muted" display="flex" gap="2" alignItems="center">
          <Spinner /> Looking it up…
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Answer({ answer, onHandOver }: { answer: SupportAnswer; onHandOver: () => void }) {
  return (
    <chakra.div maxW="95%" display="flex" flexDirection="column" gap="2" textStyle="body">
      {answer.answer.split('\n\n').map((paragraph) => (
        <chakra.p key={paragraph}>{paragraph}</chakra.p>
      ))}
      {answer.sources.length > 0 && (
        <chakra.ul aria-label="Sources" listStyleType="none" textStyle="caption" color="fg.muted">
          {answer.sources.map(({ kind, title, href }) => (
            <chakra.li key={href}>
              {kind === 'faq' ? 'From the questions: ' : 'Lesson: '}
              <TextLink href={href}>{title}</TextLink>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {answer.handover && (
        <chakra.div>
          <Button size="sm" onClick={onHandOver}>
            Send it to a person
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
