/** The trade plan: a rule over the measurements, each price with its error and linked to its mark on the picture. */
import { wholePercents } from '../../../../../api/domain/shared-with-web/whole-percents.ts';
import { positionLabel, riskReward } from '../display.ts';
import { dollarPrice } from '../price-format.ts';
import type { AnalysisJson, FirstPassage, PlanLevel } from '../../../api/generated/model';
import { Badge } from '../../../ui/badge.tsx';
import { Box, HStack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PLAN_LINES, markId } from '../picture/marks.ts';
import type { PlanKey } from '../picture/marks.ts';
import { MarkedValue } from '../picture/marked-value.tsx';
import { Band } from './band.tsx';
import { DataTable } from './data-table.tsx';

interface Props {
  json: AnalysisJson;
  decimals: number;
}

const COLUMNS = [
  { name: 'Level' },
  { name: 'Price', align: 'end' },
  { name: 'Error', align: 'end' },
] as const;

/** The stated price of each line of the plan. */
const stated: Record<PlanKey, (json: AnalysisJson) => number | null> = {
  entry: (json) => json.entry_price,
  stop: (json) => json.stop_loss,
  take_profit_1: (json) => json.take_profit_1,
  take_profit_2: (json) => json.take_profit_2,
};

export function PlanPanel({ json, decimals }: Props) {
  const { plan } = json;
  const ratio = riskReward(json.risk_reward_ratio);
  return (
    <Panel
      title="Trade plan"
      flush
      aside={<Badge>{plan.direction === 'none' ? 'No trade' : positionLabel(plan)}</Badge>}
    >
      <DataTable caption="Trade plan" columns={COLUMNS}>
        {PLAN_LINES.map(({ key, name }) => (
          <PlanRow
            key={key}
            {...{ name, decimals }}
            mark={markId.plan(key)}
            price={stated[key](json)}
            level={plan[key]}
          />
        ))}
        {ratio && (
          <tr>
            <th scope="row">Risk/reward</th>
            <td className="figure">{ratio}</td>
            <td className="figure">
              {plan.risk_reward && <Band sigma={plan.risk_reward.sigma} decimals={2} />}
            </td>
          </tr>
        )}
      </DataTable>
      {plan.chance && <ByChance chance={plan.chance} />}
      {plan.reasons.length > 0 && <Reasons json={json} />}
    </Panel>
  );
}

/** What the same plan gives on a chart without drift. */
function ByChance({ chance }: { chance: FirstPassage }) {
  const [target, stop, neither] = wholePercents([chance.target, chance.stop, chance.neither]);
  return (
    <chakra.p px="5" py="3" textStyle="caption" color="fg.muted" borderTopWidth="1px">
      Within {chance.bars} bars, without drift: target 1 first {target}%, stop first {stop}%, neither{' '}
      {neither}%
    </chakra.p>
  );
}

interface RowProps {
  name: string;
  mark: string;
  price: number | null;
  level: PlanLevel | null;
  decimals: number;
}

function PlanRow({ name, mark, price, level, decimals }: RowProps) {
  const text = dollarPrice(price, decimals);
  return (
    <tr>
      <th scope="row">
        <HStack gap="2" flexWrap="wrap">
          {name}
          {level?.projected && <Badge tone="warning">Projected</Badge>}
        </HStack>
      </th>
      <td className={level ? 'figure' : 'figure quiet'}>
        {level ? <MarkedValue mark={mark}>{text}</MarkedValue> : text}
      </td>
      <td className="figure">{level && <Band sigma={level.sigma} decimals={decimals} />}</td>
    </tr>
  );
}

function Reasons({ json }: { json: AnalysisJson }) {
  const none = json.plan.direction === 'none';
  return (
    <Box px="5" py="4" borderTopWidth="1px" bg={none ? 'neutral.subtle' : undefined}>
      <chakra.h3 textStyle="label">{none ? 'No trade is proposed' : 'Why these levels'}</chakra.h3>
      <chakra.ul ps="4" mt="1" listStyleType="disc" textStyle="body" color={none ? 'fg' : 'fg.muted'}>
        {json.plan.reasons.map(({ code, text }) => (
          <li key={code + text}>{text}</li>
        ))}
      </chakra.ul>
    </Box>
  );
}
