/** Every indicator at the last bar, with its error, and a mark where bars before the picture would change it. */
import type {
  AnalysisJson,
  Bias,
  Indicator,
  IndicatorFamilyCount,
  IndicatorOutput,
} from '../../../api/generated/model';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { TrendBadge } from '../../../ui/badge.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { markId } from '../../../entities/analysis/picture/marks.ts';
import { MarkedValue } from '../../../entities/analysis/picture/marked-value.tsx';
import { Band } from '../../../entities/analysis/result/band.tsx';
import { DataTable } from '../../../entities/analysis/result/data-table.tsx';

const COLUMNS = [
  { name: 'Indicator' },
  { name: 'At the last bar', align: 'end' },
  { name: 'Error', align: 'end' },
  { name: 'Reading' },
] as const;

const BIAS: Record<Bias, { trend: 'rising' | 'falling' | 'neutral'; label: string }> = {
  bullish: { trend: 'rising', label: 'Bullish' },
  bearish: { trend: 'falling', label: 'Bearish' },
  neutral: { trend: 'neutral', label: 'Neutral' },
};

export function IndicatorsPanel({ json, decimals }: { json: AnalysisJson; decimals: number }) {
  const known = json.indicators.filter(hasValue);
  const tooShort = json.indicators.filter((indicator) => !hasValue(indicator));
  return (
    <Panel title="Indicators" flush aside={<Count of={known.length} />}>
      <Families counts={json.indicator_families ?? []} />
      <DataTable caption="Indicators at the last bar" columns={COLUMNS} maxH="30rem">
        {known.map((indicator) => (
          <IndicatorRows key={indicator.id} {...{ indicator, decimals }} />
        ))}
      </DataTable>
      <chakra.p px="5" py="3" borderTopWidth="1px" textStyle="caption" color="fg.muted">
        * remembers bars before the picture; the figure on another screen may differ, and its error says by
        how much.
        {tooShort.length > 0 && ` Not enough bars for ${tooShort.map(needs).join(', ')}.`}
      </chakra.p>
    </Panel>
  );
}

const hasValue = ({ outputs }: Indicator) => outputs.some(({ value }) => value !== null);
const needs = ({ label, warm_up_bars }: Indicator) => `${label} (needs ${warm_up_bars + 1})`;

function Count({ of }: { of: number }) {
  return (
    <chakra.span textStyle="caption" color="fg.muted">
      {of} computed from the measured bars
    </chakra.span>
  );
}

/** How many of each family point one way, and how often as many do where there is no drift. */
function Families({ counts }: { counts: readonly IndicatorFamilyCount[] }) {
  const some = counts.filter(({ counted }) => counted > 0);
  if (some.length === 0) return null;
  return (
    <chakra.ul px="5" py="3" borderBottomWidth="1px" listStyleType="none" textStyle="body">
      {some.map(({ family, counted, up, down, driftless_share: share }) => (
        <li key={family}>
          Of {counted} {family} indicators {up} lean up, {down} lean down
          {share !== null && (
            <chakra.span textStyle="caption" color="fg.muted">
              {' '}
              · on {roundedPercent(Math.max(0.01, share))} of charts without drift as many or more lean to the
              same side
            </chakra.span>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function IndicatorRows({ indicator, decimals }: { indicator: Indicator; decimals: number }) {
  return indicator.outputs
    .filter(({ value }) => value !== null)
    .map((output, index) => (
      <tr key={output.name}>
        <th scope="row">
          {indicator.label}
          {indicator.long_memory && <abbr title="Remembers bars before the picture">*</abbr>}
          {output.name !== 'value' && <chakra.span color="fg.muted"> {readable(output.name)}</chakra.span>}
        </th>
        <ValueCells {...{ indicator, output, decimals }} />
        <td>
          {index === 0 && indicator.bias && (
            <TrendBadge trend={BIAS[indicator.bias].trend}>{BIAS[indicator.bias].label}</TrendBadge>
          )}
        </td>
      </tr>
    ));
}

const readable = (name: string) => name.replaceAll('_', ' ');

/** Error by the measured prices and by what came before the picture, together. */
const wholeError = ({ sigma, past_sigma }: IndicatorOutput) =>
  sigma === null ? null : Math.hypot(sigma, past_sigma ?? 0);

interface ValueProps {
  indicator: Indicator;
  output: IndicatorOutput;
  decimals: number;
}

function ValueCells({ indicator, output, decimals }: ValueProps) {
  const isPrice = indicator.unit === 'price';
  const digits = isPrice ? decimals : 2;
  const text = `${formatPrice(output.value ?? 0, digits)}${indicator.unit === 'percent' ? '%' : ''}`;
  return (
    <>
      <td className="figure">
        {isPrice ? (
          <MarkedValue mark={markId.indicator(indicator.id, output.name)}>{text}</MarkedValue>
        ) : (
          text
        )}
      </td>
      <td className="figure">
        <Band sigma={wholeError(output)} decimals={digits} />
      </td>
    </>
  );
}
