import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Button } from '../button.tsx';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table-column.ts';
import { formatUtcDay } from '../../lib/format-date.ts';
import { Panel } from '../panel.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { ChartDay, TimeChartProps } from './time-chart.tsx';

/** The drawing library is large: the page stands before it is here. */
const TimeChart = lazyComponent(async () => (await import('./time-chart.tsx')).TimeChart);

const HEIGHT = '286px';

export interface ChartPanelProps extends TimeChartProps {
  title: string;
  /** Shown instead of an empty chart. */
  nothing?: string;
}

/** Figures over time, as a chart or as a table of the same days. */
export function ChartPanel({ title, nothing, ...chart }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={title}
      flush={asTable && !nothing}
      aside={
        !nothing && (
          <Button
            variant="quiet"
            size="sm"
            icon={asTable ? ChartColumn : Table2}
            aria-label={asTable ? `${title} as a chart` : `${title} as a table`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Chart' : 'Table'}
          </Button>
        )
      }
    >
      {nothing ? (
        <chakra.p
          textStyle="body"
          color="fg.muted"
          minH="24"
          display="grid"
          placeItems="center"
          textAlign="center"
        >
          {nothing}
        </chakra.p>
      ) : asTable ? (
        <DaysTable title={title} {...chart} />
      ) : (
        <Suspense fallback={<Skeleton h={HEIGHT} />}>
          <chakra.div minH={HEIGHT}>
            <TimeChart {...chart} />
          </chakra.div>
        </Suspense>
      )}
    </Panel>
  );
}

/** Newest first, as one looks things up. */
function DaysTable({ title, days, series }: { title: string } & Pick<TimeChartProps, 'days' | 'series'>) {
  const columns: Column<ChartDay>[] = [
    { id: 'date', header: 'Date', cell: ({ date }) => formatUtcDay(date), narrow: 'title' },
    ...series.map(({ key, label, format }) => ({
      id: key,
      header: label,
      align: 'end' as const,
      cell: (day: ChartDay) => {
        const value = day[key];
        return typeof value === 'number' ? format(value) : '–';
      },
    })),
  ];
  return (
    <chakra.div maxH="24rem" overflowY="auto">
      <DataTable
        bare
        narrow="scroll"
        caption={title}
        columns={columns}
        rows={days.toReversed()}
        rowKey={({ date }) => date}
        empty={null}
      />
    </chakra.div>
  );
}
