import { ChartCandlestick, GraduationCap } from 'lucide-react';
import { useStats } from '../../api/analysis.ts';
import { DueReminders } from '../../entities/analysis/due-reminders.tsx';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Grid, Stack, chakra } from '../../ui/layout.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { CountCards } from './count-cards.tsx';
import { MarketPulseCard } from './market-pulse-card.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { TourPanel } from './tour-panel.tsx';
import { AssistantCard, CreditsCard } from './side-cards.tsx';

/** The user's own figures and latest analyses, what is left to use, and what everybody's charts say. */
export function DashboardScreen() {
  const { user } = useSession();
  return (
    <Page>
      <PageHeader title="Insights Dashboard" actions={<Actions />} />
      <TourPanel />
      <DueReminders />
      <CountCards />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '5', lg: '4' }}
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          <RecentAnalyses />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(16rem, 1fr))' }}
            gap="4"
          >
            <TrendShares />
            <AssistantCard />
          </Grid>
        </Stack>
        <Stack gap="4" minW="0">
          {user && <CreditsCard user={user} />}
          <MarketPulseCard />
        </Stack>
      </Grid>
    </Page>
  );
}

function Actions() {
  return (
    <>
      <LinkButton href={paths.chartAnalysis} icon={ChartCandlestick}>
        Analyze Chart
      </LinkButton>
      <LinkButton href={paths.aiTutor} variant="outline" icon={GraduationCap}>
        Ask Assistant
      </LinkButton>
    </>
  );
}

/** How the trends of the own charts divide, and how many pictures could be read. Nothing before the first reading. */
function TrendShares() {
  const { data } = useStats();
  if (!data || data.completed === 0) return null;
  return (
    <Panel title="Your readings">
      <ShareBar
        label="Trends of your completed analyses"
        parts={[
          { label: 'Bullish', value: data.bullish, tone: 'rising' },
          { label: 'Bearish', value: data.bearish, tone: 'falling' },
          { label: 'Neither', value: data.sideways, tone: 'neutral' },
        ]}
      />
      <chakra.p mt="4" textStyle="caption" color="fg.muted">
        {data.completed} of {data.analyses} charts could be read. Refused ones are free.
      </chakra.p>
    </Panel>
  );
}
