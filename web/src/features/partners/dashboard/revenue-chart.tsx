import {
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
import type { BrandAnalytics } from '../../../api/brand.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { HStack, chakra } from '../../../ui/layout.ts';
import { useChartColors } from '../../../ui/theme/chart-colors.ts';
import { fillDays } from './fill-days.ts';
import { numberText } from '../../../lib/formatting.ts';

type Day = BrandAnalytics['revenue_over_time'][number];

const HEIGHT = 260;

interface Props {
  /** Newest first, as they come. */
  rows: readonly Day[];
  currency: string;
}

const shortDay = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Revenue as bars, commission as a line over them, oldest day first. The table below it has the same figures. */
export function RevenueChart({ rows, currency }: Props) {
  const colors = useChartColors();
  const format = useFormatMoney();
  const text = (amount: number): string => format(wireMoney(amount, currency));
  const axis = {
    stroke: colors.grid,
    tick: { fill: colors.textMuted, fontSize: 12 },
    tickLine: false,
  } as const;
  const blue = colors.curves[1];
  return (
    <chakra.figure m="0">
      <chakra.div
        role="img"
        aria-label={`Revenue and commission in ${currency} on ${rows.length} days; the figures are in the table below.`}
      >
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <ComposedChart
            data={fillDays(rows)}
            margin={{ top: 4, right: 8, bottom: 0, left: 8 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke={colors.grid} />
            <XAxis dataKey="date" tickFormatter={shortDay} minTickGap={28} {...axis} />
            <YAxis width={56} tickFormatter={(value: number) => numberText(value)} {...axis} />
            <Tooltip
              cursor={{ fill: colors.grid, opacity: 0.4 }}
              content={(props: TooltipContentProps) => <DayCard {...props} text={text} />}
            />
            <Bar dataKey="revenue" fill={colors.accent} maxBarSize={36} isAnimationActive={false} />
            <Line
              dataKey="commission"
              stroke={blue}
              strokeWidth={2}
              dot={false}
              activeDot={{ r: 3, fill: blue, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </chakra.div>
      <HStack as="figcaption" gap="5" justify="center" mt="2" textStyle="caption" color="fg.muted">
        <Key color={colors.accent} shape="bar">
          {`Revenue (${currency})`}
        </Key>
        <Key color={blue} shape="line">
          {`Commission (${currency})`}
        </Key>
      </HStack>
    </chakra.figure>
  );
}

function Key({ color, shape, children }: { color?: string; shape: 'bar' | 'line'; children: string }) {
  return (
    <HStack gap="2">
      <chakra.span
        aria-hidden="true"
        width="14px"
        height={shape === 'bar' ? '10px' : '2px'}
        style={{ backgroundColor: color }}
      />
      {children}
    </HStack>
  );
}

function DayCard({ active, payload, text }: TooltipContentProps & { text: (amount: number) => string }) {
  const day = payload?.[0]?.payload as Day | undefined;
  if (!active || !day) return null;
  return (
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="control" px="3" py="2" textStyle="caption">
      <chakra.p fontWeight="550">{formatDay(day.date)}</chakra.p>
      <p>{`${day.orders} ${day.orders === 1 ? 'order' : 'orders'}`}</p>
      <p>Revenue {text(day.revenue)}</p>
      <p>Commission {text(day.commission)}</p>
    </chakra.div>
  );
}
