/** What a price without drift does in the coming bars, drawn after the last closes, and whether the picture is of one piece. */
import { wholePercents } from '../../../../../api/domain/shared-with-web/whole-percents.ts';
import type { AnalysisJson, Outlook, Regime, Scenario } from '../../../api/generated/model';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { Box, Grid, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { OutlookFigure } from './outlook-figure.tsx';

interface Props {
  json: AnalysisJson;
  decimals: number;
}

export function OutlookPanel({ json, decimals }: Props) {
  const { outlook, regime } = json;
  if (!outlook) return null;
  const end = outlook.cone.at(-1);
  const write = (price: number) => formatPrice(price, decimals);
  return (
    <Panel title="The next bars, by chance alone" flush>
      <Grid templateColumns={{ base: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5" p="5">
        <OutlookFigure json={json} outlook={outlook} write={write} />
        <Box textStyle="body">
          {end && (
            <chakra.p>
              Without drift, changes of the size seen lead to between {write(end.low)} and {write(end.high)}{' '}
              after {outlook.bars} bars in 68 of 100 cases.
            </chakra.p>
          )}
          <Scenarios outlook={outlook} write={write} />
          {regime && <RegimeText regime={regime} />}
          <chakra.p mt="3" textStyle="caption" color="fg.muted">
            This is what price does without any drift. It says nothing of which way this one goes.
          </chakra.p>
        </Box>
      </Grid>
    </Panel>
  );
}

const SCENARIOS: Record<Scenario['kind'], (price: string) => string> = {
  up_first: (price) => `${price} is met first`,
  down_first: (price) => `${price} is met first`,
  neither: () => 'Neither is met',
};

function Scenarios({ outlook, write }: { outlook: Outlook; write: (price: number) => string }) {
  if (!outlook.scenarios)
    return (
      <chakra.p mt="3" color="fg.muted">
        No measured price lies on one side of the last one, so there is nothing to meet there.
      </chakra.p>
    );
  const shares = wholePercents(outlook.scenarios.map(({ chance }) => chance));
  return (
    <Grid as="dl" m="0" mt="3" templateColumns="1fr auto" columnGap="4" rowGap="1">
      {outlook.scenarios.map(({ kind, price }, index) => (
        <Box key={kind} display="contents">
          <dt>{SCENARIOS[kind](price === null ? '' : write(price))}</dt>
          <chakra.dd m="0" className="figure" fontVariantNumeric="tabular-nums" textAlign="end">
            {shares[index]}%
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}

const MOODS = {
  calm: 'The last bars are calmer than those before',
  as_before: 'The last bars are about as lively as those before',
  lively: 'The last bars are livelier than those before',
} as const;

function RegimeText({ regime }: { regime: Regime }) {
  const { break_bar: bar, break_share: bend, mood, mood_share: uneven } = regime;
  const atLeast = (share: number) => roundedPercent(Math.max(0.01, share));
  return (
    <chakra.p mt="3">
      {bar === null ? 'No break of drift stands out' : `The drift changes near bar ${bar + 1}`};{' '}
      {atLeast(bend)} of charts of one drift bend as far.
      {mood && ` ${MOODS[mood]}`}
      {mood && (uneven === null ? '.' : `; ${atLeast(uneven)} of charts of one volatility differ as much.`)}
    </chakra.p>
  );
}
