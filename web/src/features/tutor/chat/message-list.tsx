import { useEffect, useRef } from 'react';
import type { UIEvent } from 'react';
import type { TutorMessage } from '../../../api/generated/model';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Answer, Question, TurnInProgress, Unanswered } from './message.tsx';
import { openQuestion } from './turn.ts';
import type { Turn } from './turn.ts';

interface MessageListProps {
  messages: readonly TutorMessage[];
  turn: Turn | null;
  /** Something else is being answered: nothing may be asked again now. */
  waiting: boolean;
  onAgain: (question: TutorMessage) => void;
  onRetry: () => void;
}

/** What was said, oldest first, and what is being said. It follows the answer unless the reader scrolled up. */
export function MessageList({ messages, turn, waiting, onAgain, onRetry }: MessageListProps) {
  const follow = useFollow(`${messages.at(-1)?.id} ${turn?.phase} ${turn?.text.length}`);
  const open = turn || waiting ? null : openQuestion(messages);
  const again = open ? () => onAgain(open) : undefined;
  return (
    <chakra.div
      {...follow}
      role="region"
      aria-label="Conversation"
      tabIndex={0}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      px={{ base: '4', md: '6' }}
      py="5"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Stack gap="6">
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} {...message} />
          ) : (
            <Answer
              key={message.id}
              message={message}
              onAgain={message.stopped && isLast(messages, message) ? again : undefined}
            />
          ),
        )}
        {again && messages.at(-1)?.role === 'user' && <Unanswered onAgain={again} />}
        {turn && <TurnInProgress turn={turn} onRetry={onRetry} />}
      </Stack>
    </chakra.div>
  );
}

const isLast = (messages: readonly TutorMessage[], message: TutorMessage): boolean =>
  messages.at(-1) === message;

/** Pixels from the end within which a reader counts as being there. */
const NEAR = 80;

/** Keeps the end in sight whenever `change` changes, as long as the reader is there. */
function useFollow(change: string) {
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const list = ref.current;
    if (list && atEnd.current) list.scrollTop = list.scrollHeight;
  }, [change]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  return { ref, onScroll };
}
