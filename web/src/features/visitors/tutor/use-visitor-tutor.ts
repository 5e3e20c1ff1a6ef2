import { useEffect, useRef, useState } from 'react';
import {
  sendVisitorMessage,
  useTutorQuota,
  useTutorQuotaNews,
  useVisitorHistory,
} from '../../../api/visitors.ts';
import type { PreviousMessage, VisitorMessage, VisitorReply } from '../../../api/visitors.ts';
import { allUsed, sendFailure } from './messages.ts';
import type { SendFailure } from './messages.ts';

/** How much of the conversation goes along with a message. */
const REMEMBERED = 6;
/** As long as the server takes one of them. */
const LONGEST_REMEMBERED = 8000;

const remembered = (messages: readonly VisitorMessage[]): PreviousMessage[] =>
  messages
    .slice(-REMEMBERED)
    .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_REMEMBERED) }));

function exchangeOf(content: string, { reply, lessons, provider_notice }: VisitorReply): Said[] {
  return [
    { role: 'user', content },
    { role: 'ai', content: reply, lessons, notice: provider_notice },
  ];
}

export interface Said extends VisitorMessage {
  /** The curriculum answered instead of the provider, or part of the answer was left out. */
  notice?: string | undefined;
}

/** A question that has no answer yet: it waits for one, or it failed. */
export interface Open {
  content: string;
  failure: SendFailure | null;
}

/** The visitor's conversation with the tutor: what was said before, what is said now, and how much is left. */
export function useVisitorTutor(onBlocked: () => void) {
  const history = useVisitorHistory();
  const { data: quota, refetch } = useTutorQuota();
  const keepQuota = useTutorQuotaNews();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [open, setOpen] = useState<Open | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const messages: readonly Said[] = [...(history.data?.history ?? []), ...said];
  const waiting = open !== null && open.failure === null;
  const left = quota ? Math.max(0, quota.limit - quota.tutor_messages_used) : null;
  const blocked = quota !== undefined && left === 0 ? allUsed(quota.limit) : null;

  /** What went before a message. One that is sent while the earlier talk is still on its way waits for it. */
  async function earlier(): Promise<readonly Said[]> {
    const known = history.isPending ? (await history.refetch({ cancelRefetch: false })).data : history.data;
    return [...(known?.history ?? []), ...said];
  }

  async function put(content: string, unanswered: readonly Said[] = []): Promise<void> {
    setOpen({ content, failure: null });
    try {
      const before = [...(await earlier()), ...unanswered];
      const answer = await sendVisitorMessage({ message: content, previous_messages: remembered(before) });
      await keepQuota(answer.meta);
      if (!here.current) return;
      setSaid((all) => [...all, ...exchangeOf(content, answer)]);
      setOpen(null);
    } catch (error) {
      if (!here.current) return;
      const failure = sendFailure(error);
      setOpen({ content, failure });
      // Another page of this visitor may have used the messages.
      if (failure.kind === 'limit') void refetch();
    }
  }

  /** Nothing leaves the browser when nothing is left. */
  function isBlocked(): boolean {
    if (blocked !== null) onBlocked();
    return blocked !== null;
  }

  function send(text: string): boolean {
    const content = text.trim();
    if (content === '' || waiting || isBlocked()) return false;
    // A question that failed stays where it was asked.
    const unanswered: Said[] = open ? [{ role: 'user', content: open.content }] : [];
    setSaid((all) => [...all, ...unanswered]);
    void put(content, unanswered);
    return true;
  }

  return {
    messages,
    open,
    waiting,
    quota,
    left,
    blocked,
    loading: history.isPending,
    /** Sends a message, or says why not. False: nothing was sent, so the text stays. */
    send,
    retry(): void {
      if (open?.failure && !isBlocked()) void put(open.content);
    },
  };
}

export type VisitorTutor = ReturnType<typeof useVisitorTutor>;
