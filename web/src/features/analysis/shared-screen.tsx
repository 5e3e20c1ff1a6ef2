/** What a share link shows to whoever has it: one analysis, to be read, outside the shell. */
import { Link2Off } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '../../api/errors.ts';
import type { SharedAnalysis } from '../../api/generated/model';
import { useSharedAnalysis } from '../../api/shares.ts';
import { trendLabel } from '../../entities/analysis/display.ts';
import { LitProvider } from '../../entities/analysis/picture/lit.tsx';
import { LevelsPanel } from '../../entities/analysis/result/levels-panel.tsx';
import { PlanPanel } from '../../entities/analysis/result/plan-panel.tsx';
import { Verdict } from '../../entities/analysis/result/verdict.tsx';
import { LegalFooter } from '../../entities/platform/legal.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { paths } from '../../lib/paths.ts';
import { usePlatformName } from '../../lib/platform-name.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Box, Flex, Grid, Stack, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function SharedScreen() {
  const { token = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useSharedAnalysis(token);
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Flex direction="column" minH="100dvh" maxW="page" mx="auto" px={{ base: '4', md: '10' }}>
      <Flex as="header" align="center" justify="space-between" gap="4" py={{ base: '4', md: '6' }}>
        <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
          <Logo size={24} />
        </Anchor>
        <LinkButton href={paths.home} variant="outline" size="sm">
          Try it on your chart
        </LinkButton>
      </Flex>
      <chakra.main flex="1" width="full" pb="12">
        {isPending && <Waiting />}
        {gone && (
          <EmptyState
            title="This link does not work"
            icon={Link2Off}
            action={<LinkButton href={paths.home}>Start page</LinkButton>}
          >
            It may have expired, or its owner has revoked it.
          </EmptyState>
        )}
        {error && !gone && (
          <ErrorState
            title="The analysis could not be loaded"
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {data && <Shown shared={data} />}
      </chakra.main>
      <LegalFooter />
    </Flex>
  );
}

function Shown({ shared }: { shared: SharedAnalysis }) {
  const { symbol, analysis_json: json, decimals, picture_url: picture } = shared;
  const panels = { json, decimals };
  return (
    <LitProvider>
      <chakra.h1 textStyle="display" fontSize={{ base: '30px', md: '40px' }} overflowWrap="anywhere">
        {symbol === 'Unknown' ? 'Analysis' : symbol}
      </chakra.h1>
      <chakra.p textStyle="body" color="fg.muted" mt="2" mb="5">
        Measured <time dateTime={shared.created_at}>{formatMoment(shared.created_at)}</time>. This link works
        until <time dateTime={shared.expires_at}>{formatMoment(shared.expires_at)}</time>.
      </chakra.p>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <Stack gap="4" minW="0">
          {picture && (
            <Box borderWidth="1px" borderRadius="control" overflow="hidden">
              <chakra.img src={picture} alt={pictureText(shared)} width="100%" decoding="async" />
            </Box>
          )}
          <Panel title="Summary">
            <Words>{json.analysis_summary}</Words>
          </Panel>
          <Panel title="Strategy">
            <Words>{json.trading_strategy}</Words>
          </Panel>
        </Stack>
        <Stack gap="4" minW="0">
          <Verdict record={{ symbol, analysis_json: json }} {...panels} />
          <PlanPanel {...panels} />
          <LevelsPanel {...panels} />
        </Stack>
      </Grid>
    </LitProvider>
  );
}

function Words({ children }: { children: string }) {
  return (
    <chakra.p textStyle="reading" maxW="70ch" overflowWrap="anywhere">
      {children}
    </chakra.p>
  );
}

function pictureText({ symbol, analysis_json: json }: SharedAnalysis): string {
  const trend = trendLabel(json.trend_direction).toLowerCase();
  return `Chart of ${symbol}: ${json.bar_count} bars, ${trend}, with the measurements drawn on it.`;
}

function Waiting() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton h="3rem" />
      <Skeleton h="20rem" />
    </Stack>
  );
}
