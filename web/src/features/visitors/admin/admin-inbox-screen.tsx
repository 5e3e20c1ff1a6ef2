import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { MessageList } from './message-list.tsx';
import { SubscriberList } from './subscriber-list.tsx';

const VIEWS = [
  { value: 'messages', label: 'Messages' },
  { value: 'newsletter', label: 'Newsletter' },
] as const;

/** What visitors wrote through the contact form, and who wants the newsletter. */
export function AdminInboxScreen() {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'newsletter' ? 'newsletter' : 'messages';
  return (
    <Page>
      <PageHeader
        title="Inbox"
        lead="Messages from the contact form, and who asked for the newsletter."
        actions={
          <SegmentedControl
            label="What to show"
            options={VIEWS}
            value={view}
            onValue={(value) => setSearch(value === 'messages' ? {} : { view: value })}
          />
        }
      />
      {view === 'messages' ? <MessageList /> : <SubscriberList />}
    </Page>
  );
}
