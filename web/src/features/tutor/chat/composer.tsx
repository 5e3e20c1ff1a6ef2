import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { ArrowUp, Square } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** As long as the server takes a message. */
const LONGEST = 4000;

interface ComposerProps {
  value: string;
  onValue: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
  waiting: boolean;
  /** Changes when the field should take the focus. */
  focusKey: number;
}

/** Where questions are written: Enter sends, Shift+Enter begins a line. While an answer is awaited the field rests. */
export function Composer({ value, onValue, onSend, onStop, waiting, focusKey }: ComposerProps) {
  const field = useFocusAfterAnswer(waiting, focusKey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed (Japanese, Chinese, …), Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <chakra.form
      onSubmit={submit}
      display="flex"
      alignItems="flex-end"
      gap="2"
      p="2"
      m={{ base: '3', md: '4' }}
      mt="0"
      bg="bg"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      _focusWithin={{ outline: '2px solid {colors.focus.ring}', borderColor: 'focus.ring' }}
    >
      <chakra.label flex="1" minW="0">
        <VisuallyHidden>Your question</VisuallyHidden>
        <Field
          ref={field}
          rows={1}
          value={value}
          maxLength={LONGEST}
          disabled={waiting}
          enterKeyHint="send"
          placeholder={waiting ? 'The tutor is answering' : 'Ask about trading'}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={press}
        />
      </chakra.label>
      {waiting ? (
        <Button variant="outline" icon={Square} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button type="submit" icon={ArrowUp} disabled={value.trim() === ''}>
          Send
        </Button>
      )}
    </chakra.form>
  );
}

const Field = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    // Grows with its text where browsers can; elsewhere it scrolls.
    fieldSizing: 'content',
    minH: '10',
    maxH: '40',
    px: '2',
    py: '2',
    bg: 'transparent',
    resize: 'none',
    outline: 'none',
    fontSize: '16px',
    lineHeight: '24px',
    _focusVisible: { outline: 'none' },
    _disabled: { color: 'fg.muted' },
  },
});

/** A resting field loses the focus; it is given back once the answer is there, unless the reader went elsewhere. */
function useFocusAfterAnswer(waiting: boolean, focusKey: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  const last = useRef({ waiting, focusKey });
  useEffect(() => {
    const before = last.current;
    last.current = { waiting, focusKey };
    const answered = before.waiting && !waiting;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (before.focusKey !== focusKey || (answered && nowhere)) field.current?.focus();
  }, [waiting, focusKey]);
  return field;
}
