/** The bar under the crosshair, in numbers; the same that is lit on the picture. */
import type { Reading } from '../../../api/generated/model';
import { useLit } from '../../../entities/analysis/picture/lit.tsx';
import { barTime } from '../../../entities/analysis/picture/bar-time.ts';
import { barValues } from '../../../entities/analysis/picture/bars.ts';
import { formatPrice, formatSigma } from '../../../entities/analysis/price-format.ts';
import { Flex, chakra } from '../../../ui/layout.ts';
import { useChartColors } from '../../../ui/theme/chart-colors.ts';
import { BELOW_DECIMALS } from './chart-lines.ts';
import type { DrawnLine } from './chart-lines.ts';

interface Props {
  reading: Reading;
  decimals: number;
  over: readonly DrawnLine[];
  below: readonly (readonly DrawnLine[])[];
}

export function BarLegend({ reading, decimals, over, below }: Props) {
  const { lit } = useLit();
  const index = lit?.startsWith('bar:') ? Number(lit.slice(4)) : reading.bars.length - 1;
  const bar = reading.bars[index];
  if (!bar) return null;
  return (
    <Flex
      aria-hidden
      gap="3"
      rowGap="0"
      flexWrap="wrap"
      px="5"
      pt="2"
      minH={{ base: '12', md: '7' }}
      textStyle="caption"
      color="fg.muted"
      data-print="none"
    >
      <chakra.span color="fg" fontWeight="600">
        {[`Bar ${index + 1}`, barTime(bar.time)].filter(Boolean).join(' · ')}
      </chakra.span>
      {barValues(bar).map(({ label, price, sigma }) => (
        <chakra.span key={label} whiteSpace="nowrap">
          {label[0]}{' '}
          <chakra.span textStyle="price" fontSize="12px" color="fg">
            {formatPrice(price, decimals)}
          </chakra.span>{' '}
          <chakra.span fontFamily="mono" fontSize="11px">
            {formatSigma(sigma, decimals)}
          </chakra.span>
        </chakra.span>
      ))}
      {over.map((line, at) => (
        <CurveValue key={at} {...{ line, index, decimals }} />
      ))}
      {below.flat().map((line, at) => (
        <CurveValue key={at} {...{ line, index }} decimals={BELOW_DECIMALS} />
      ))}
    </Flex>
  );
}

/** A curve's colour, name and value at the bar. */
function CurveValue({ line, index, decimals }: { line: DrawnLine; index: number; decimals: number }) {
  const { curves } = useChartColors();
  const value = line.values[index] ?? null;
  return (
    <chakra.span whiteSpace="nowrap">
      <chakra.span
        display="inline-block"
        width="3"
        height="0"
        borderTopWidth="2px"
        borderStyle={BORDERS[line.style % BORDERS.length]}
        verticalAlign="middle"
        me="1"
        style={{ borderColor: curves[line.colour % curves.length] }}
      />
      {line.title}{' '}
      <chakra.span textStyle="price" fontSize="12px" color="fg">
        {value === null ? '–' : formatPrice(value, decimals)}
      </chakra.span>
    </chakra.span>
  );
}

/** As the curves themselves are drawn. */
const BORDERS = ['solid', 'dashed', 'dotted'] as const;
