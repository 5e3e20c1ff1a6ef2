import { useState } from 'react';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import type { Conversation } from '../../../api/generated/model';
import type { useRecentChats } from '../../../api/tutor.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeleteChatDialog, RenameChatDialog } from './chat-dialogs.tsx';

interface RecentChatsProps {
  recent: ReturnType<typeof useRecentChats>;
  selected: string | null;
  onSelect: (id: string) => void;
  /** Called when the open conversation was deleted. */
  onDeleted: (id: string) => void;
}

/** The conversations spoken in last, each with its own menu. */
export function RecentChats({ recent, selected, onSelect, onDeleted }: RecentChatsProps) {
  const [renaming, setRenaming] = useState<Conversation | null>(null);
  const [deleting, setDeleting] = useState<Conversation | null>(null);
  const chats = recent.data?.conversations ?? [];
  return (
    <chakra.section aria-labelledby="recent-chats" aria-busy={recent.isPending}>
      <chakra.h2 id="recent-chats" textStyle="label" color="fg.muted" mb="2">
        Recent Chats
      </chakra.h2>
      {recent.isPending && <ChatSkeletons />}
      {recent.isError && (
        <Alert action={<RetryButton onClick={() => void recent.refetch()} />}>
          {errorMessage(recent.error)}
        </Alert>
      )}
      {recent.isSuccess && chats.length === 0 && (
        <chakra.p textStyle="body" color="fg.muted" px="2.5">
          Your conversations will be saved here.
        </chakra.p>
      )}
      <Stack as="ul" gap="1" listStyleType="none">
        {chats.map((chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            current={chat.id === selected}
            onSelect={() => onSelect(chat.id)}
            onRename={() => setRenaming(chat)}
            onDelete={() => setDeleting(chat)}
          />
        ))}
      </Stack>
      <RenameChatDialog chat={renaming} onClose={() => setRenaming(null)} />
      <DeleteChatDialog chat={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
    </chakra.section>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      Retry
    </Button>
  );
}

interface ChatRowProps {
  chat: Conversation;
  current: boolean;
  onSelect: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function ChatRow({ chat, current, onSelect, onRename, onDelete }: ChatRowProps) {
  return (
    <Flex
      as="li"
      align="center"
      borderRadius="control"
      bg={current ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
    >
      <chakra.button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onSelect}
        flex="1"
        minW="0"
        px="2.5"
        py="2"
        textAlign="start"
        borderRadius="control"
        cursor="pointer"
      >
        <chakra.span display="block" textStyle="label" truncate>
          {chat.title}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
          {chat.topic} · {formatDay(chat.updated_at)}
        </chakra.span>
      </chakra.button>
      <Menu
        side="bottom-end"
        trigger={
          <IconButton label={`More: ${chat.title}`} icon={EllipsisVertical} size="sm" tooltip={false} />
        }
        items={[
          { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename },
          { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
        ]}
      />
    </Flex>
  );
}

function ChatSkeletons() {
  return (
    <Stack gap="2">
      {['80%', '60%', '70%'].map((width) => (
        <Stack key={width} gap="1.5" px="2.5" py="2">
          <Skeleton h="0.875rem" w={width} />
          <Skeleton h="0.625rem" w="45%" />
        </Stack>
      ))}
    </Stack>
  );
}
