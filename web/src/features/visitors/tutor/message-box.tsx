import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextArea } from '../../../ui/text-area.tsx';

/** As long as the server takes a message. */
const LONGEST = 2000;

/** Grows with its text where browsers can; elsewhere it scrolls. */
const GROWING = { resize: 'none', fieldSizing: 'content', maxHeight: '9rem' } as const;

interface Props {
  waiting: boolean;
  /** False: nothing was sent, so the text stays. */
  onSend: (text: string) => boolean;
}

/** Where messages are written: Enter sends, Shift+Enter begins a line. While an answer is awaited the field rests. */
export function MessageBox({ waiting, onSend }: Props) {
  const [text, setText] = useState('');
  const field = useFocusAfterAnswer(waiting);
  const send = (): void => {
    if (onSend(text)) setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, Chinese, …), Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <chakra.form onSubmit={submit} display="flex" alignItems="flex-end" gap="2" p="3" borderTopWidth="1px">
      <chakra.div flex="1" minW="0">
        <TextArea
          ref={field}
          label="Your message to the tutor"
          hideLabel
          rows={1}
          maxLength={LONGEST}
          enterKeyHint="send"
          placeholder={waiting ? 'The tutor is answering' : 'Ask about trading'}
          value={text}
          disabled={waiting}
          style={GROWING}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
        />
      </chakra.div>
      <Button type="submit" icon={ArrowUp} disabled={waiting || text.trim() === ''}>
        Send
      </Button>
    </chakra.form>
  );
}

/** A resting field loses the focus; it is given back once the answer is there, unless the reader went elsewhere. */
function useFocusAfterAnswer(waiting: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef(waiting);
  useEffect(() => {
    const answered = before.current && !waiting;
    before.current = waiting;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (answered && nowhere) field.current?.focus({ preventScroll: true });
  }, [waiting]);
  return field;
}
