/** The recovered series: a chart of its own, the lines it may carry, and the table behind it. */
import { Suspense, lazy, useMemo, useState } from 'react';
import type { AnalysisJson, Reading } from '../../../api/generated/model';
import { Box, HStack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BarsTable } from './bars-table.tsx';
import { lineGroups } from './chart-lines.ts';
import { Downloads } from './downloads.tsx';
import type { LineGroup } from './chart-lines.ts';

const SeriesChart = lazy(async () => ({ default: (await import('./series-chart.tsx')).SeriesChart }));

interface Props {
  analysisId: string;
  json: AnalysisJson;
  reading: Reading;
  decimals: number;
}

export function SeriesPanel({ analysisId, json, reading, decimals }: Props) {
  const groups = useMemo(() => lineGroups(json), [json]);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(['plan']));
  const lines = useMemo(
    () => groups.filter(({ id }) => shown.has(id)).flatMap((group) => group.lines),
    [groups, shown],
  );
  return (
    <Panel title="Recovered series" flush aside={<Downloads analysisId={analysisId} />}>
      <LineToggles groups={groups} shown={shown} onShown={setShown} />
      <Box px="2" data-print="none">
        <Suspense fallback={<Skeleton h="24rem" />}>
          <SeriesChart
            bars={reading.bars}
            closeOnly={json.close_only}
            log={reading.axis.scale === 'log'}
            {...{ decimals, lines }}
          />
        </Suspense>
      </Box>
      <chakra.p px="5" py="2" textStyle="caption" color="fg.muted">
        Prices as measured, against the number of the bar. Indicators are shown at their value on the last
        bar.
      </chakra.p>
      <BarsDisclosure reading={reading} decimals={decimals} />
    </Panel>
  );
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

interface TogglesProps {
  groups: readonly LineGroup[];
  shown: ReadonlySet<string>;
  onShown: (shown: ReadonlySet<string>) => void;
}

function LineToggles({ groups, shown, onShown }: TogglesProps) {
  const toggle = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    onShown(next);
  };
  return (
    <HStack
      role="group"
      aria-label="Lines on the chart"
      gap="1"
      px="4"
      py="2"
      overflowX="auto"
      data-print="none"
    >
      {groups.map(({ id, name }) => (
        <chakra.button
          key={id}
          type="button"
          aria-pressed={shown.has(id)}
          onClick={() => toggle(id)}
          textStyle="caption"
          px="2"
          minH="7"
          flexShrink="0"
          borderWidth="1px"
          borderRadius="control"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'bg.subtle' }}
          css={{ '&[aria-pressed=true]': { color: 'fg', bg: 'bg.subtle', borderColor: 'border.control' } }}
        >
          {name}
        </chakra.button>
      ))}
    </HStack>
  );
}
