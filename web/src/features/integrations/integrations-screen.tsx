import { BookOpen } from 'lucide-react';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** API keys and webhooks. Without the Expert plan it says what is missing; what is left from it can be taken away. */
export function IntegrationsScreen() {
  const { user } = useSession();
  if (!user) return null;
  const locked = user.role !== 'admin' && user.subscription_tier !== 'expert';
  return (
    <Page>
      <PageHeader
        title="Keys and webhooks"
        lead="For your own programs: they can request analyses and be notified when something happens."
        actions={
          <LinkButton href="/api/docs" target="_blank" rel="noreferrer" variant="outline" icon={BookOpen}>
            API documentation
          </LinkButton>
        }
      />
      {user.role === 'brand' ? (
        <Panel flush>
          <EmptyState title="Not for partner accounts">
            Keys and webhooks belong to accounts that analyse charts.
          </EmptyState>
        </Panel>
      ) : (
        <>
          {locked && (
            <Alert
              tone="info"
              title="Part of the Expert plan"
              action={
                <LinkButton href={paths.pricing} size="sm">
                  See plans
                </LinkButton>
              }
            >
              With it you can make API keys and have webhooks notified of events. Keys and webhooks that you
              are paused until you upgrade; you can revoke and remove them here.
            </Alert>
          )}
          <KeysPanel locked={locked} />
          <WebhooksPanel locked={locked} />
        </>
      )}
    </Page>
  );
}
