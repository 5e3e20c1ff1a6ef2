/** How the picture was read: what was measured, how sure, what was left out and why. */
import { fixed } from '../../../../../api/domain/shared-with-web/fixed-number.ts';
import type { ReactNode } from 'react';
import type { AnalysisJson, Reading, ReadingStage } from '../../../api/generated/model';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Box, Flex, Grid, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { markId } from '../../../entities/analysis/picture/marks.ts';
import { MarkedValue } from '../../../entities/analysis/picture/marked-value.tsx';
import { formatPrice, formatSigma } from '../../../entities/analysis/price-format.ts';
import { countOf } from '../../../lib/count-of.ts';

const VERDICT = {
  good: { tone: 'success', label: 'Good reading' },
  fair: { tone: 'warning', label: 'Fair reading' },
  poor: { tone: 'danger', label: 'Poor reading' },
} as const;
const KINDS = {
  candles: 'Candles',
  hollow: 'Hollow candles',
  heikin_ashi: 'Heikin-Ashi candles',
  bars: 'OHLC bars',
  line: 'Line',
  area: 'Area',
  renko: 'Renko or range bricks',
} as const;
const STAGE_NAMES: Record<ReadingStage, string> = {
  decode: 'Picture',
  kind: 'Kind of chart',
  layout: 'Price pane',
  labels: 'Price labels',
  calibration: 'Price axis',
  candles: 'Bars',
  'last-price': 'Last price',
  header: 'Symbol and time frame',
  'time-axis': 'Dates and times',
  quality: 'Whole reading',
};

interface Props {
  json: AnalysisJson;
  reading: Reading;
  decimals: number;
}

export function QualityPanel({ json, reading, decimals }: Props) {
  const { quality } = reading;
  const verdict = VERDICT[quality.verdict];
  return (
    <Panel
      title="How it was read"
      flush
      aside={
        <Badge tone={verdict.tone}>
          {verdict.label}, {roundedPercent(quality.score)} sure
        </Badge>
      }
    >
      <Measured {...{ json, reading, decimals }} />
      <Overlays {...{ reading, decimals }} />
      {quality.notes.length > 0 && (
        <Box px="5" py="4" borderTopWidth="1px">
          <chakra.h3 textStyle="label">Weak, or left out</chakra.h3>
          <chakra.ul ps="4" mt="1" listStyleType="disc" textStyle="body">
            {quality.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </chakra.ul>
        </Box>
      )}
      {reading.labels.length > 0 && <Labels reading={reading} />}
      <Stages reading={reading} />
    </Panel>
  );
}

function Measured({ json, reading, decimals }: Props) {
  const { axis, bars, hints, kind_runner_up: runnerUp } = reading;
  const byHand = setByHand(hints);
  const fromModel = (hints?.from_model ?? []).map((field) => FROM_MODEL[field]);
  const envelope = reading.resolution === 'envelope';
  const missing = json.missing_bars > 0 ? `, ${json.missing_bars} missing` : '';
  return (
    <Grid as="dl" m="0" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap="1px" bg="border">
      <Fact name="Kind">
        {KINDS[reading.kind]}
        {runnerUp && (
          <chakra.span color="fg.muted">
            {` (next likeliest: ${KINDS[runnerUp.kind]}, ${roundedPercent(runnerUp.probability)})`}
          </chakra.span>
        )}
      </Fact>
      <Fact name={envelope ? 'Pixel columns' : 'Bars'}>
        {bars.length}
        {missing}
      </Fact>
      <Fact name="Picture">
        {reading.size.width} × {reading.size.height} px
      </Fact>
      <Fact name="Axis">
        {axis.scale === 'log' ? 'Logarithmic' : 'Linear'}, {scaleRestsOn(reading)}
      </Fact>
      <Fact name="Axis fit">
        {hints?.axis === 'set' ? '0.5 px error of a click' : `${fixed(axis.residual_px, 2)} px off`}
      </Fact>
      <Fact name="Axis error">{formatSigma(axis.sigma, decimals) || 'below what is shown'}</Fact>
      {byHand.length > 0 && <Fact name="Set by you">{byHand.join(', ')}</Fact>}
      {fromModel.length > 0 && (
        <Fact name="Read by a model, confirmed by pixels">{fromModel.join(', ')}</Fact>
      )}
    </Grid>
  );
}

/** What else is drawn on the chart, named as its legend names it. */
function Overlays({ reading, decimals }: Pick<Props, 'reading' | 'decimals'>) {
  const { overlays = [], other_panes: panes } = reading;
  if (overlays.length + panes.length === 0) return null;
  return (
    <Box px="5" py="4" borderTopWidth="1px">
      <chakra.h3 textStyle="label">Also on the chart</chakra.h3>
      <chakra.ul
        m="0"
        mt="1"
        p="0"
        listStyleType="none"
        textStyle="body"
        display="flex"
        flexWrap="wrap"
        gap="4"
      >
        {overlays.map(({ shape, name, colour, price }, index) => (
          <chakra.li key={`${shape} ${index}`} display="flex" alignItems="center" gap="2">
            <chakra.span
              aria-hidden
              width="4"
              height="2px"
              style={{ background: `rgb(${colour.join(' ')})` }}
            />
            {name ?? (shape === 'curve' ? 'Curve without a name' : 'Level')}
            {price !== null && ` at ${formatPrice(price, decimals)}`}
          </chakra.li>
        ))}
        {panes.length > 0 && (
          <li>{countOf(panes.length, 'pane')} below the prices, such as volume, not measured</li>
        )}
      </chakra.ul>
    </Box>
  );
}

function scaleRestsOn({ axis, hints }: Reading): string {
  if (hints?.axis === 'set') return 'scale set by you';
  const labels = `${axis.labels_used} of ${axis.labels_found} labels`;
  if (hints?.from_model?.includes('axis')) return `${labels}, read by a model and confirmed by pixels`;
  return hints?.axis === 'confirmed' ? `${labels}, which agree with the prices you gave` : labels;
}

const FROM_MODEL = { axis: 'scale', kind: 'kind', symbol: 'symbol', timeframe: 'time frame' } as const;

/** What of the reading, beside its scale, a person gave. */
function setByHand(hints: Reading['hints']): string[] {
  if (!hints) return [];
  const { bars_set: set, bars_removed: removed } = hints;
  return [
    ...(hints.pane ? ['pane'] : []),
    ...(hints.kind ? ['kind'] : []),
    ...(hints.symbol ? ['symbol'] : []),
    ...(hints.timeframe ? ['time frame'] : []),
    ...(set > 0 ? [set === 1 ? '1 bar set' : `${set} bars set`] : []),
    ...(removed > 0 ? [removed === 1 ? '1 bar removed' : `${removed} bars removed`] : []),
  ];
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box px="5" py="3" bg="bg.panel">
      <chakra.dt textStyle="caption" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" textStyle="body" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </Box>
  );
}

/** The labels as they were read; each lights up where it is printed. */
function Labels({ reading }: { reading: Reading }) {
  return (
    <Box px="5" py="4" borderTopWidth="1px">
      <chakra.h3 textStyle="label">Price labels as read</chakra.h3>
      <Flex as="ul" listStyleType="none" gap="3" rowGap="1" flexWrap="wrap" mt="1">
        {reading.labels.map(
          (label, index) =>
            // Of what no character was read there is nothing to show.
            label.text.trim() !== '' && (
              <li key={index}>
                <MarkedValue mark={markId.label(index)}>{label.text}</MarkedValue>
                {!label.inlier && (
                  <chakra.span textStyle="caption" color="fg.muted" ms="1">
                    left out
                  </chakra.span>
                )}
              </li>
            ),
        )}
      </Flex>
    </Box>
  );
}

function Stages({ reading }: { reading: Reading }) {
  return (
    <chakra.details borderTopWidth="1px">
      <chakra.summary px="5" py="3" cursor="pointer" textStyle="label">
        What each stage rests on
      </chakra.summary>
      <chakra.ol listStyleType="none" pb="3">
        {reading.stages.map(({ stage, confidence, evidence }) => (
          <chakra.li
            key={stage}
            px="5"
            py="2"
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '11rem 1fr' }}
            gap="1"
          >
            <span>
              {STAGE_NAMES[stage]}{' '}
              <chakra.span textStyle="code" color="fg.muted">
                {roundedPercent(confidence)}
              </chakra.span>
            </span>
            <chakra.span color="fg.muted" maxW="measure">
              {evidence.join('; ')}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}
