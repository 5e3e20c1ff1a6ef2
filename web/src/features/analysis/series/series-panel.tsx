/** The recovered series: a chart of its own, what it may carry, and the table behind it. */
import { useMemo, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useIndicatorCurves } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import type { AnalysisJson, IndicatorCurve, Reading } from '../../../api/generated/model';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, HStack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { AskAboutBar } from './ask-about-bar.tsx';
import { BarLegend } from './bar-legend.tsx';
import { BarsTable } from './bars-table.tsx';
import { choosableIndicators, drawnLines, levelLines, planLines } from './chart-lines.ts';
import type { ChoosableIndicator, DrawnLine, PriceLine } from './chart-lines.ts';
import { Downloads } from './downloads.tsx';
import { IndicatorChoice } from './indicator-choice.tsx';
import { ToggleChip } from './toggle-chip.tsx';

const SeriesChart = lazyComponent(async () => (await import('./series-chart.tsx')).SeriesChart);

interface Props {
  analysisId: string;
  json: AnalysisJson;
  reading: Reading;
  decimals: number;
}

export function SeriesPanel({ analysisId, json, reading, decimals }: Props) {
  const { shown, toggle } = useShown();
  const indicators = useMemo(() => choosableIndicators(json), [json]);
  const anyIndicator = indicators.some(({ id }) => shown.has(id));
  const curves = useIndicatorCurves(analysisId, { enabled: anyIndicator });
  const lines = useMemo(() => priceLines(json, shown), [json, shown]);
  const drawn = useMemo(
    () => chosenCurves(indicators, curves.data?.indicators ?? [], shown),
    [indicators, curves.data, shown],
  );
  return (
    <Panel title="Recovered series" flush aside={<Downloads analysisId={analysisId} />}>
      <HStack role="group" aria-label="On the chart" gap="1" px="4" pt="2" overflowX="auto" data-print="none">
        {available(json).map(({ id, name }) => (
          <ToggleChip key={id} pressed={shown.has(id)} onToggle={() => toggle(id)}>
            {name}
          </ToggleChip>
        ))}
      </HStack>
      <BarLegend reading={reading} decimals={decimals} {...drawn} />
      <Box px="2" data-print="none">
        <WhenNear waiting={<Skeleton h={{ base: '16rem', md: '24rem' }} />}>
          <SeriesChart
            bars={reading.bars}
            closeOnly={json.close_only}
            log={reading.axis.scale === 'log'}
            errorBars={shown.has('errors')}
            {...{ decimals, lines, ...drawn }}
          />
        </WhenNear>
      </Box>
      {anyIndicator && curves.error && (
        <Box px="5" pb="3" data-print="none">
          <Alert
            tone="warning"
            title="The indicators could not be computed"
            action={
              <Button size="sm" variant="outline" onClick={() => void curves.refetch()}>
                Retry
              </Button>
            }
          >
            {errorMessage(curves.error)}
          </Alert>
        </Box>
      )}
      <chakra.p px="5" py="2" textStyle="caption" color="fg.muted">
        Prices as measured, against the number of the bar; error bars span two standard deviations to either
        side. Drag to move, pinch or hold Ctrl and turn the wheel to zoom.
      </chakra.p>
      <AskAboutBar analysisId={analysisId} bars={reading.bars.length} />
      <IndicatorChoice indicators={indicators} shown={shown} onToggle={toggle} />
      <BarsDisclosure reading={reading} decimals={decimals} />
    </Panel>
  );
}

/** What is switched on: the plan, the levels, the error bars, and indicators by their id. */
function useShown() {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(['plan']));
  const toggle = (id: string): void => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    setShown(next);
  };
  return { shown, toggle };
}

function available(json: AnalysisJson): { id: string; name: string }[] {
  return [
    ...(planLines(json).length > 0 ? [{ id: 'plan', name: 'Plan' }] : []),
    ...(json.key_levels.length > 0 ? [{ id: 'levels', name: 'Key levels' }] : []),
    { id: 'errors', name: 'Error bars' },
  ];
}

function priceLines(json: AnalysisJson, shown: ReadonlySet<string>): PriceLine[] {
  return [...(shown.has('plan') ? planLines(json) : []), ...(shown.has('levels') ? levelLines(json) : [])];
}

/** The curves of what was chosen: all that lie among the prices together, each other indicator by itself. */
function chosenCurves(
  indicators: readonly ChoosableIndicator[],
  curves: readonly IndicatorCurve[],
  shown: ReadonlySet<string>,
): { over: DrawnLine[]; below: DrawnLine[][] } {
  const chosen = (wanted: ChoosableIndicator['position']) =>
    indicators
      .filter(({ id, position }) => position === wanted && shown.has(id))
      .flatMap(({ id }) => curves.find((one) => one.id === id) ?? [])
      .map((curve, colour) => drawnLines(curve, colour));
  return { over: chosen('over').flat(), below: chosen('below') };
}

/** The rows are made when they are first asked for. */
function BarsDisclosure({ reading, decimals }: Pick<Props, 'reading' | 'decimals'>) {
  const [opened, setOpened] = useState(false);
  return (
    <chakra.details borderTopWidth="1px" onToggle={() => setOpened(true)}>
      <chakra.summary px="5" py="3" cursor="pointer" textStyle="label">
        Table of all {reading.bars.length} bars
      </chakra.summary>
      {opened && <BarsTable reading={reading} decimals={decimals} />}
    </chakra.details>
  );
}
