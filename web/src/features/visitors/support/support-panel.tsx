import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ContactForm } from '../contact/contact-form.tsx';
import { Conversation } from './conversation.tsx';
import { QuestionBox } from './question-box.tsx';
import { useSupportChat } from './use-support-chat.ts';

export interface SupportPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Answers from the questions and lessons of the site; a question without an answer is handed to the contact form. */
export function SupportPanel({ open, onClose }: SupportPanelProps) {
  const chat = useSupportChat();
  const question = useRef<HTMLTextAreaElement>(null);
  const [handedOver, setHandedOver] = useState<string | null>(null);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) question.current?.focus();
  }, [returns]);
  const back = (): void => {
    setHandedOver(null);
    setReturns((count) => count + 1);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Help and support"
      width="26rem"
      flush
      initialFocus={() => question.current}
    >
      {handedOver === null ? (
        <chakra.div display="flex" flexDirection="column" height="full">
          <Conversation chat={chat} onHandOver={setHandedOver} />
          <QuestionBox
            field={question}
            disabled={chat.waiting}
            onAsk={chat.ask}
            onContact={() => setHandedOver('')}
          />
        </chakra.div>
      ) : (
        <HandOver question={handedOver} onBack={back} />
      )}
    </Sheet>
  );
}

/** The contact form, shown instead of the conversation. */
function HandOver({ question, onBack }: { question: string; onBack: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.querySelector('input')?.focus();
  }, []);
  return (
    <chakra.div ref={part} p="5" display="flex" flexDirection="column" gap="5">
      <chakra.div>
        <Button size="sm" variant="outline" icon={ArrowLeft} onClick={onBack}>
          Back to the chat
        </Button>
      </chakra.div>
      <chakra.p textStyle="body">A person reads your message and answers by email.</chakra.p>
      <ContactForm subject={question === '' ? '' : 'A question from the support chat'} message={question} />
    </chakra.div>
  );
}
