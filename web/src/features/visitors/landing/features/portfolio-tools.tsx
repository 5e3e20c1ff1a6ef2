import { fixed } from '../../../../../../api/domain/shared-with-web/fixed-number.ts';
import { useId, useState } from 'react';
import { heroReading } from '../../../../content/hero-reading.ts';
import { formatPrice } from '../../../../lib/format-price.ts';
import { chakra } from '../../../../ui/layout.ts';
import { positionOf } from './position.ts';

const { entry, stop, target1, riskReward } = heroReading.plan;

function NumberInput({
  label,
  unit,
  value,
  onValue,
}: {
  label: string;
  unit: string;
  value: string;
  onValue: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        {label}
      </chakra.label>
      <chakra.div
        display="flex"
        alignItems="center"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        bg="bg"
        ps="3"
        gap="2"
        _focusWithin={{ outline: '2px solid {colors.focus.ring}', outlineOffset: '1px' }}
      >
        <chakra.input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          flex="1"
          minW="0"
          h="11"
          bg="transparent"
          textStyle="price"
          fontSize="16px"
          outline="0"
        />
        <chakra.span textStyle="caption" color="fg.muted" pe="3">
          {unit}
        </chakra.span>
      </chakra.div>
    </div>
  );
}

const measured: [string, { price: number }][] = [
  ['Entry', entry],
  ['Stop', stop],
  ['Target 1', target1],
];

function Prices() {
  return (
    <chakra.dl mt="6">
      {measured.map(([name, { price }]) => (
        <chakra.div
          key={name}
          display="flex"
          justifyContent="space-between"
          py="2"
          borderTopWidth="1px"
          textStyle="body"
        >
          <chakra.dt color="fg.muted">{`${name}, measured`}</chakra.dt>
          <chakra.dd textStyle="price">{formatPrice(price)}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

const amount = (text: string): number => Number(text.replaceAll(',', '').trim() || NaN);

function Results({ account, riskPercent }: { account: number; riskPercent: number }) {
  const position = positionOf({
    account,
    riskPercent,
    entry: entry.price,
    stop: stop.price,
    target: target1.price,
  });
  const show = (value: number | undefined, decimals = 2): string =>
    value === undefined || !Number.isFinite(value) ? '–' : formatPrice(value, decimals);
  const lines: [string, string, string][] = [
    ['Position size', show(position?.units, 3), 'units, so that the stop costs exactly your risk'],
    ['Lost at the stop', show(position?.risk), 'of your account'],
    ['Gained at target 1', show(position?.reward), `risk/reward 1:${fixed(riskReward, 2)}`],
    ['Exposure', show(position?.exposure), 'worth of the market held'],
    ['After ten losses', `${show(position?.recoveryPercent, 1)}%`, 'gain needed to be back where you began'],
  ];
  return (
    <chakra.dl aria-live="polite" borderBottomWidth="1px">
      {lines.map(([name, value, text]) => (
        <chakra.div
          key={name}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '11rem minmax(0, 1fr) auto' }}
          columnGap="4"
          alignItems="baseline"
          py="3.5"
          borderTopWidth="1px"
        >
          <chakra.dt textStyle="label">{name}</chakra.dt>
          <chakra.dd
            textStyle="body"
            color="fg.muted"
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            gridRow={{ base: 2, md: 'auto' }}
          >
            {text}
          </chakra.dd>
          <chakra.dd textStyle="priceLarge">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** Computes what the measured stop means for an account. Nothing is sent anywhere. */
export function PortfolioTools() {
  const [account, setAccount] = useState('10,000');
  const [risk, setRisk] = useState('1');
  return (
    <>
      <chakra.h3 textStyle="title">How large is a position, if the stop is where it was measured?</chakra.h3>
      <chakra.p textStyle="body" color="fg.muted" mt="1" mb="6" maxW="measure">
        Sizing, risk and reward from the levels of the chart at the top of the page. Arithmetic to learn with;
        no recommendation.
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' }}
        columnGap="14"
        rowGap="8"
      >
        <div>
          <chakra.div display="grid" gap="4">
            <NumberInput
              label="Account"
              unit="in the chart’s currency"
              value={account}
              onValue={setAccount}
            />
            <NumberInput label="Risk per position" unit="% of the account" value={risk} onValue={setRisk} />
          </chakra.div>
          <Prices />
        </div>
        <Results account={amount(account)} riskPercent={amount(risk)} />
      </chakra.div>
    </>
  );
}
