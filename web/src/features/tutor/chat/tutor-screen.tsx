/** The AI Education Assistant: topics and conversations at the left, what is said at the right. */
import { useEffect, useState } from 'react';
import { MessagesSquare, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useAnalysis } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import type { ConversationTopic } from '../../../api/generated/model';
import { historySymbol } from '../../../entities/analysis/display.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { ClosedTopicDialog } from './chat-dialogs.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { QuickStart } from './quick-start.tsx';
import { RecentChats } from './recent-chats.tsx';
import { useChat } from './use-chat.ts';
import { Welcome } from './welcome.tsx';

type Chat = ReturnType<typeof useChat>;

/** From here on there is room for a column of chats; below it they open as a sheet. */
const WIDE = '(min-width: 1024px)';

export function TutorScreen() {
  const [params] = useSearchParams();
  const analysisId = params.get('analysis');
  const bar = /^\d{1,4}$/.exec(params.get('bar') ?? '')?.[0] ?? null;
  const chat = useChat(analysisId);
  const [draft, setDraft] = useState('');
  const wide = useMediaQuery(WIDE);
  const [sheet, setSheet] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const side = (
    <Side
      chat={chat}
      onPicked={() => setSheet(false)}
      onClosed={(message) => {
        setSheet(false);
        setClosed(message);
      }}
    />
  );
  return (
    <TutorPage section="chat">
      <VisuallyHidden>
        <h1>AI Education Assistant</h1>
      </VisuallyHidden>
      {analysisId && (
        <AnalysisQuestion key={`${analysisId} ${bar}`} id={analysisId} bar={bar} onQuestion={setDraft} />
      )}
      <Grid templateColumns={wide ? '17rem minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap="6">
        {wide && side}
        <ChatPanel
          chat={chat}
          draft={draft}
          onDraft={setDraft}
          onSheet={wide ? undefined : () => setSheet(true)}
        />
      </Grid>
      {!wide && (
        <Sheet open={sheet} onOpenChange={setSheet} title="Chats and topics" side="left">
          {side}
        </Sheet>
      )}
      <ClosedTopicDialog message={closed} onClose={() => setClosed(null)} />
    </TutorPage>
  );
}

interface SideProps {
  chat: Chat;
  onPicked: () => void;
  onClosed: (message: string) => void;
}

function Side({ chat, onPicked, onClosed }: SideProps) {
  const begin = (topic: ConversationTopic): void => {
    chat.startNew(topic);
    onPicked();
  };
  return (
    <Stack gap="6">
      <Button variant="outline" icon={Plus} block onClick={() => begin('General')}>
        New chat
      </Button>
      <QuickStart chosen={chat.selected === null ? chat.topic : null} onTopic={begin} onClosed={onClosed} />
      <RecentChats
        recent={chat.recent}
        selected={chat.selected}
        onSelect={(id) => {
          chat.select(id);
          onPicked();
        }}
        onDeleted={(id) => id === chat.selected && chat.startNew('General')}
      />
    </Stack>
  );
}

interface ChatPanelProps {
  chat: Chat;
  draft: string;
  onDraft: (draft: string) => void;
  /** Opens the chats, where they have no column of their own. */
  onSheet?: () => void;
}

function ChatPanel({ chat, draft, onDraft, onSheet }: ChatPanelProps) {
  const send = (): void => {
    if (chat.send(draft)) onDraft('');
  };
  const title = chat.recent.data?.conversations.find(({ id }) => id === chat.selected)?.title;
  return (
    <Flex
      as="section"
      aria-label="Chat"
      direction="column"
      minW="0"
      // The rest of the window under the top bar and the navigation of the tutor.
      height={{ base: 'calc(100dvh - 10.5rem)', md: 'calc(100dvh - 12.5rem)' }}
      minH="26rem"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
    >
      <Flex align="center" gap="3" px={{ base: '2', md: '6' }} minH="12" borderBottomWidth="1px">
        {onSheet && (
          <Button variant="quiet" size="sm" icon={MessagesSquare} onClick={onSheet}>
            Chats
          </Button>
        )}
        <chakra.p textStyle="label" truncate>
          {title ?? (chat.topic === 'General' ? 'New chat' : `New chat: ${chat.topic}`)}
        </chakra.p>
      </Flex>
      <Said chat={chat} />
      <chakra.div role="status" css={{ '&': { position: 'absolute' } }}>
        <VisuallyHidden>{chat.announcement}</VisuallyHidden>
      </chakra.div>
      <Composer
        value={draft}
        onValue={onDraft}
        onSend={send}
        onStop={chat.stop}
        waiting={chat.waiting}
        focusKey={chat.starts}
      />
    </Flex>
  );
}

/** The conversation, or its loading, empty or error state. */
function Said({ chat }: { chat: Chat }) {
  const { messages, selected, turn, shown } = chat;
  const loading = selected === null ? chat.recent.isPending && !turn : messages.isPending && !turn;
  if (loading) {
    return (
      <Box flex="1" p="6" aria-busy>
        <SkeletonText lines={4} />
      </Box>
    );
  }
  if (selected !== null && messages.isError && !turn) {
    return (
      <Box flex="1" overflowY="auto">
        <ErrorState
          title="This chat could not be loaded"
          message={errorMessage(messages.error)}
          onRetry={() => void messages.refetch()}
          retrying={messages.isFetching}
        />
      </Box>
    );
  }
  if (shown.length === 0 && !turn) return <Welcome topic={chat.topic} onAsk={chat.send} />;
  return (
    <MessageList
      key={selected}
      messages={shown}
      turn={turn}
      waiting={chat.waiting}
      onAgain={chat.askAgain}
      onRetry={chat.retry}
    />
  );
}

/** Coming from an analysis or one of its bars, the question about it is already filled in. */
interface AnalysisQuestionProps {
  id: string;
  /** Number of the bar that is asked about, from 1. */
  bar: string | null;
  onQuestion: (question: string) => void;
}

function AnalysisQuestion({ id, bar, onQuestion }: AnalysisQuestionProps) {
  const { data } = useAnalysis(id);
  const record = data?.analysis;
  useEffect(() => {
    if (!record) return;
    const subject = bar === null ? 'my analysis' : `bar ${bar} of my analysis`;
    onQuestion(`Explain ${subject} of ${historySymbol(record)} from ${formatMoment(record.created_at)}.`);
  }, [record, bar, onQuestion]);
  return null;
}
