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

/** Pixels within which a reader counts as being where the list would go by itself. */
const NEAR = 80;
/** Pixels left above the last question. */
const MARGIN = 16;

/** Where the end is in sight, but never so far that the last question leaves the list: an answer is read from its start. */
function restingScrollTop(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  const end = list.scrollHeight - list.clientHeight;
  if (!question) return end;
  const top = question.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  return Math.min(end, Math.max(0, top - MARGIN));
}

/** Follows what is said whenever `change` changes, unless the reader scrolled away. */
function useFollow(change: string) {
  const ref = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useEffect(() => {
    const list = ref.current;
    if (list && following.current) list.scrollTop = restingScrollTop(list);
  }, [change]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    following.current = Math.abs(restingScrollTop(list) - list.scrollTop) < NEAR;
  };
  return { ref, onScroll };
}
