import { money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { HStack, chakra } from '../../../ui/layout.ts';
import { amountOf } from './payout-values.ts';

/** An amount of the wire; nothing much where it is zero. */
export function Amount({ decimal, currency }: { decimal: number; currency: string }) {
  if (decimal === 0) return <chakra.span color="fg.muted">0</chakra.span>;
  return <MoneyText amount={amountOf(decimal, currency)} />;
}

/** Sums of several currencies, one under the other. */
export function Amounts({ sums }: { sums: readonly Money[] }) {
  if (sums.length === 0) return <chakra.span color="fg.muted">0</chakra.span>;
  return sums.map((sum) => (
    <chakra.div key={sum.currency}>
      <MoneyText amount={sum} />
    </chakra.div>
  ));
}

interface Line {
  amount_minor: number;
  currency: string;
  carried_over: boolean;
}

/** What a partner is paid; what is below zero is carried over to the next payout. */
export function ToPay({ line }: { line: Line }) {
  const amount = <MoneyText amount={money(line.amount_minor, line.currency)} />;
  if (!line.carried_over) return amount;
  return (
    <HStack gap="2" justify="flex-end" flexWrap="wrap">
      <Badge tone="warning">Carried over</Badge>
      {amount}
    </HStack>
  );
}

/** A partner by name and address. */
export function Partner({ line }: { line: { brand_name: string; brand_email: string } }) {
  return (
    <>
      <chakra.span fontWeight="500">{line.brand_name}</chakra.span>
      <chakra.span display="block" textStyle="caption" color="fg.muted">
        {line.brand_email}
      </chakra.span>
    </>
  );
}
