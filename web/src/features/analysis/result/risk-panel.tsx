/** Account and risk in, position size and R multiples out, for the plan beside it. */
import type { ReactNode } from 'react';
import type { AnalysisJson } from '../../../api/generated/model';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { Box, Grid, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { positionSize, ratioInterval } from './position-size.ts';
import { RISK_FIELDS, useRiskSettings } from './risk-settings.ts';
import type { RiskField, TypedRisk } from './risk-settings.ts';
import { numberText } from '../../../lib/formatting.ts';

const LABELS: Record<RiskField, string> = {
  account: 'Account size',
  riskPercent: 'Risk (%)',
  feePercent: 'Fee per side (%)',
  spread: 'Spread',
  step: 'Size step',
};

/** Why a field cannot be used, or undefined. */
function problemOf(field: RiskField, text: string): string | undefined {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return 'Type a number.';
  if ((field === 'account' || field === 'step') && value <= 0) return 'More than 0.';
  if (field === 'riskPercent' && (value <= 0 || value > 100)) return 'Above 0, at most 100.';
  if (field === 'feePercent' && (value < 0 || value > 10)) return 'From 0 to 10.';
  return value < 0 ? 'Not below 0.' : undefined;
}

const numbersOf = (typed: TypedRisk) =>
  Object.fromEntries(RISK_FIELDS.map((field) => [field, Number(typed[field])])) as Record<RiskField, number>;

export function RiskPanel({ json, decimals }: { json: AnalysisJson; decimals: number }) {
  const [typed, change] = useRiskSettings();
  const { entry, stop, take_profit_1: first, take_profit_2: second } = json.plan;
  if (!entry || !stop || !first) return null;
  const wrong = RISK_FIELDS.some((field) => problemOf(field, typed[field]) !== undefined);
  const targets = [first, ...(second ? [second] : [])].map(({ price }) => price);
  const found = wrong
    ? null
    : positionSize({ entry: entry.price, stop: stop.price, targets }, numbersOf(typed));
  const ratio = ratioInterval(
    { entry: entry.price, stop: stop.price, target: first.price },
    { entry: entry.sigma, stop: stop.sigma, target: first.sigma },
  );
  return (
    <Panel title="Position size">
      <Grid templateColumns="1fr 1fr" gap="3" data-print="none">
        {RISK_FIELDS.map((field) => (
          <TextField
            key={field}
            label={LABELS[field]}
            inputMode="decimal"
            mono
            value={typed[field]}
            error={problemOf(field, typed[field])}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        ))}
      </Grid>
      <chakra.dl mt="4" aria-live="polite" css={FIGURES}>
        <Figure name="Size">{found ? numberText(found.size, { maximumFractionDigits: 8 }) : 'N/A'}</Figure>
        <Figure name="At risk">{found ? formatPrice(found.atRisk, 2) : 'N/A'}</Figure>
        {targets.map((price, at) => (
          <Figure key={price} name={`TP${at + 1} at ${formatPrice(price, decimals)}`}>
            {found ? `${found.multiples[at]!.toFixed(2)} R` : 'N/A'}
          </Figure>
        ))}
        <Figure name="R:R before costs, 95%">
          {ratio.low.toFixed(2)} to {ratio.high.toFixed(2)}
        </Figure>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        Rounded down to the size step; R counts fees and spread. The interval comes from the errors of the
        prices read. Remembered in this browser only. An exercise, not advice.
      </chakra.p>
    </Panel>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

const FIGURES = {
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3', py: '1.5', borderTopWidth: '1px' },
  '& dt': { color: 'fg.muted', textStyle: 'body' },
  '& dd': { textStyle: 'price', whiteSpace: 'nowrap' },
} as const;
