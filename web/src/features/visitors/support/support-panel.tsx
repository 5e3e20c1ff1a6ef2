import { useRef, useState } from 'react';
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

/** Answers from the questions and lessons of the site; what they do not know goes to the contact form, with the question kept. */
export function SupportPanel({ open, onClose }: SupportPanelProps) {
  const chat = useSupportChat();
  const question = useRef<HTMLTextAreaElement>(null);
  const [handedOver, setHandedOver] = useState<string | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Support"
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
        <chakra.div p="5" display="flex" flexDirection="column" gap="5">
          <chakra.div>
            <Button size="sm" variant="quiet" icon={ArrowLeft} onClick={() => setHandedOver(null)}>
              Back to the chat
            </Button>
          </chakra.div>
          <ContactForm
            subject={handedOver === '' ? '' : 'A question from the support chat'}
            message={handedOver}
          />
        </chakra.div>
      )}
    </Sheet>
  );
}
