/** API calls for the admins' inbox. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getListContactMessagesQueryKey,
  getListSubscribersQueryKey,
  listContactMessages,
  listSubscribers,
  useGetContactMessage,
  useUpdateContactMessage,
} from './generated/client/visitors/visitors.ts';
import type {
  ListContactMessagesParams,
  ListSubscribersParams,
  ReceivedMessageList,
  SubscriberList,
} from './generated/model';
import { downloadCsv } from './download.ts';

export type { MessageStatus, ReceivedMessage, SubscriberList } from './generated/model';

export const useInbox = (params: ListContactMessagesParams) =>
  useQuery({
    queryKey: getListContactMessagesQueryKey(params),
    queryFn: async ({ signal }) => (await listContactMessages(params, signal)) as ReceivedMessageList,
    placeholderData: keepPreviousData,
  });

/** One message, such as behind a link; null asks nothing. */
export const useMessage = (id: string | null) =>
  useGetContactMessage(id ?? '', { query: { enabled: id !== null, retry: false } });

export const useSubscribers = (params: ListSubscribersParams) =>
  useQuery({
    queryKey: getListSubscribersQueryKey(params),
    queryFn: async ({ signal }) => (await listSubscribers(params, signal)) as SubscriberList,
    placeholderData: keepPreviousData,
  });

/** Marks a message as handled, or opens it again; the lists are fetched again. */
export function useMarkMessage() {
  const client = useQueryClient();
  return useUpdateContactMessage({
    mutation: { onSuccess: () => client.invalidateQueries({ queryKey: getListContactMessagesQueryKey() }) },
  });
}

/** Lists as files: what is filtered, not one page. */
export const downloads = {
  messages: (filter: object) => downloadCsv('/admin/contact-messages', filter),
  subscribers: (filter: object) => downloadCsv('/admin/newsletter', filter),
};
