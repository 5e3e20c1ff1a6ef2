import { ChartCandlestick } from 'lucide-react';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CountCards } from './count-cards.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';

/** The user's own figures and latest analyses. Partners have no analyses of their own. */
export function DashboardScreen() {
  const { user } = useSession();
  if (user?.role === 'brand') {
    return (
      <Page>
        <PageHeader title="Insights Dashboard" />
        <Alert tone="info">
          The partner dashboard is not part of this version. Your account and its links are kept.
        </Alert>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title="Insights Dashboard"
        actions={
          <LinkButton href={paths.chartAnalysis} icon={ChartCandlestick}>
            Analyze Chart
          </LinkButton>
        }
      />
      {user?.role === 'admin' && (
        <Alert tone="info">
          The operator console is not part of this version. You can analyse charts like every user.
        </Alert>
      )}
      <CountCards />
      <RecentAnalyses />
    </Page>
  );
}
