import { ArrowRightLeft, RotateCw } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { downloadOverview, useOverview } from '../../../api/insights-admin.ts';
import { useSwitchToUser } from '../../../entities/session/use-switch-to-user.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Where operators arrive: what the platform sold and did, and the orders placed last. */
export function OverviewScreen() {
  const { data, error, isFetching, refetch } = useOverview();
  const switchToUser = useSwitchToUser();
  const message = error && errorMessage(error);
  const again = () => void refetch();
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead="Of all time; changes compare 30 days with the 30 before."
        actions={
          <>
            <Button variant="outline" icon={RotateCw} busy={isFetching} onClick={again}>
              Refresh
            </Button>
            <CsvButton fetch={downloadOverview} fileName="wickwise-overview" />
            <Button variant="outline" icon={ArrowRightLeft} onClick={switchToUser}>
              Switch to User Dashboard
            </Button>
          </>
        }
      />
      {message && data && (
        <Alert title="These figures are not the latest">{`They could not be refreshed: ${message}`}</Alert>
      )}
      {(!message || data) && <OverviewCards overview={data} />}
      <RecentActivity orders={data?.recent_orders} error={message} onRetry={again} retrying={isFetching} />
    </Page>
  );
}
