import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { TooltipContentProps } from 'recharts';
import { chakra } from '@chakra-ui/react';
import { formatUtcDay, formatUtcDayShort } from '../../lib/format-date.ts';
import { useChartColors } from '../theme/chart-colors.ts';
import { numberText } from '../../lib/formatting.ts';

/** A day of a chart: its date ('2026-11-21') and its figures by the keys of the series. */
export interface ChartDay {
  date: string;
  [key: string]: string | number | null;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** Bars of one `stack` stand on one another. */
  shape: 'bar' | 'line';
  stack?: string;
  /** A scale of its own at the end of the chart, e.g. for times beside counts. */
  ownScale?: boolean;
  /** Formats a value with its unit. */
  format: (value: number) => string;
}

export interface TimeChartProps {
  /** Text alternative of the chart for screen readers. */
  summary: string;
  /** Oldest first, every day. */
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  /** Values on the axis, short. */
  tick?: (value: number) => string;
  ownTick?: (value: number) => string;
}

export const CHART_HEIGHT = 260;
/** More days than this are a line: bars would be thinner than the gaps between them. */
const BARS_UP_TO = 92;

const plain = (value: number): string => numberText(value);

/** Figures day by day. Decorative for screen readers but for its summary: the table beside it has the figures. */
export function TimeChart({ summary, days, series, tick = plain, ownTick = plain }: TimeChartProps) {
  const colors = useChartColors();
  const axis = {
    stroke: colors.line,
    tick: { fill: colors.textMuted, fontSize: 12 },
    tickLine: false,
    axisLine: false,
  };
  const colored = series.map((one, index) => ({ ...one, color: colors.curves[index] ?? colors.accent }));
  const own = colored.some(({ ownScale }) => ownScale);
  return (
    <chakra.figure m="0">
      <chakra.div role="img" aria-label={summary}>
        <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
          <ComposedChart
            data={[...days]}
            margin={{ top: 8, right: own ? 0 : 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke={colors.grid} />
            <XAxis dataKey="date" tickFormatter={formatUtcDayShort} minTickGap={32} {...axis} />
            <YAxis yAxisId="shared" width={60} tickFormatter={tick} allowDecimals={false} {...axis} />
            {own && <YAxis yAxisId="own" orientation="right" width={52} tickFormatter={ownTick} {...axis} />}
            <Tooltip
              cursor={{ fill: colors.grid, opacity: 0.5 }}
              isAnimationActive={false}
              content={(props: TooltipContentProps) => <DayCard {...props} series={colored} />}
            />
            {colored.map((one) => drawn(one, days.length))}
          </ComposedChart>
        </ResponsiveContainer>
      </chakra.div>
      <Legend series={colored} />
    </chakra.figure>
  );
}

type Colored = ChartSeries & { color: string };

function drawn({ key, shape, stack, ownScale, color }: Colored, days: number) {
  const shared = { dataKey: key, yAxisId: ownScale ? 'own' : 'shared', isAnimationActive: false };
  if (shape === 'line') {
    const dot = days <= BARS_UP_TO ? { r: 2, fill: color, strokeWidth: 0 } : false;
    return (
      <Line key={key} {...shared} type="linear" stroke={color} strokeWidth={1.75} dot={dot} connectNulls />
    );
  }
  if (days > BARS_UP_TO) {
    return (
      <Area
        key={key}
        {...shared}
        stackId={stack}
        type="linear"
        stroke={color}
        strokeWidth={1.5}
        fill={color}
        fillOpacity={0.25}
      />
    );
  }
  return <Bar key={key} {...shared} stackId={stack} fill={color} maxBarSize={28} />;
}

function Swatch({ color, shape }: { color: string; shape: ChartSeries['shape'] }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      width="12px"
      height={shape === 'bar' ? '10px' : '2px'}
      flexShrink="0"
      style={{ backgroundColor: color }}
    />
  );
}

function Legend({ series }: { series: readonly Colored[] }) {
  return (
    <chakra.figcaption
      display="flex"
      flexWrap="wrap"
      gap="1"
      columnGap="5"
      justifyContent="center"
      mt="2"
      textStyle="caption"
      color="fg.muted"
    >
      {series.map(({ key, label, color, shape }) => (
        <chakra.span key={key} display="inline-flex" alignItems="center" gap="2">
          <Swatch color={color} shape={shape} />
          {label}
        </chakra.span>
      ))}
    </chakra.figcaption>
  );
}

function DayCard({ active, payload, series }: TooltipContentProps & { series: readonly Colored[] }) {
  const day = payload?.[0]?.payload as ChartDay | undefined;
  if (!active || !day) return null;
  return (
    <chakra.div
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="overlay"
      px="3"
      py="2"
      textStyle="caption"
    >
      <chakra.p fontWeight="550" mb="1">
        {formatUtcDay(day.date)}
      </chakra.p>
      {series.map(({ key, label, format, color, shape }) => {
        const value = day[key];
        return (
          <chakra.p key={key} display="flex" alignItems="center" gap="2">
            <Swatch color={color} shape={shape} />
            <chakra.span color="fg.muted">{label}</chakra.span>
            <chakra.span ms="auto" ps="3" fontVariantNumeric="tabular-nums">
              {typeof value === 'number' ? format(value) : 'None'}
            </chakra.span>
          </chakra.p>
        );
      })}
    </chakra.div>
  );
}
