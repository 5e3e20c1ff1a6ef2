import { useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { useSupport } from '../../../api/visitors-contact.ts';
import type { SupportAnswer } from '../../../api/visitors-contact.ts';

export interface Asked {
  id: number;
  question: string;
  /** Undefined while the answer is awaited. */
  answer?: SupportAnswer;
  failure?: string;
}

/** The questions of this visit with their answers, oldest first. One is asked at a time. */
export function useSupportChat() {
  const support = useSupport();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const nextId = useRef(1);
  const waiting = asked.some(({ answer, failure }) => answer === undefined && failure === undefined);

  const settle = (id: number, outcome: Partial<Asked>): void =>
    setAsked((all) => all.map((one) => (one.id === id ? { ...one, ...outcome } : one)));

  async function send(id: number, question: string): Promise<void> {
    try {
      settle(id, { answer: await support.mutateAsync({ data: { question } }) });
    } catch (error) {
      settle(id, { failure: errorMessage(error, 'The question could not be sent.') });
    }
  }

  return {
    asked,
    waiting,
    ask(question: string): void {
      const text = question.trim();
      if (text === '' || waiting) return;
      const id = nextId.current++;
      setAsked((all) => [...all, { id, question: text }]);
      void send(id, text);
    },
    retry({ id, question }: Asked): void {
      if (waiting) return;
      settle(id, { failure: undefined });
      void send(id, question);
    },
  };
}

export type SupportChatState = ReturnType<typeof useSupportChat>;
