import { useState } from 'react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { SendHorizontal } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextArea } from '../../../ui/text-area.tsx';

/** As the contract allows. */
const LONGEST = 500;

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  onAsk: (question: string) => void;
  onContact: () => void;
}

/** Where questions are typed: Enter sends, Shift+Enter begins a new line. */
export function QuestionBox({ field, disabled, onAsk, onContact }: Props) {
  const [text, setText] = useState('');
  const blank = text.trim() === '';
  const send = (): void => {
    if (blank || disabled) return;
    onAsk(text);
    setText('');
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <chakra.form onSubmit={onSubmit} borderTopWidth="1px" p="4" aria-label="Ask support">
      <chakra.div display="flex" gap="2" alignItems="flex-end">
        <chakra.div flex="1" minW="0">
          <TextArea
            label="Your question"
            hideLabel
            placeholder="Ask about charts, credits, refunds…"
            rows={2}
            maxLength={LONGEST}
            value={text}
            ref={field}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </chakra.div>
        <IconButton
          type="submit"
          label="Send"
          icon={SendHorizontal}
          variant="solid"
          tooltip={false}
          disabled={blank || disabled}
        />
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2" mt="2">
        <chakra.p textStyle="caption" color="fg.muted">
          Answered automatically from our questions and lessons.
        </chakra.p>
        <Button variant="outline" size="sm" onClick={onContact}>
          Write to a person
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
