import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderNumber } from '../../../../../api/domain/shared-with-web/order-number.ts';
import { Flex, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ExplainedOrder } from './explained-order.tsx';
import { FoundOrder } from './found-order.tsx';
import { PayoutsPage } from './payouts-nav.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^WW-[0-9A-F]{10}$/;

/** An order as it was typed or pasted: its id, or its number in capitals; null when it is neither. */
function referenceOf(typed: string): string | null {
  const text = typed.trim();
  if (UUID.test(text)) return text;
  return NUMBER.test(text.toUpperCase()) ? text.toUpperCase() : null;
}

/** Why any order earned commission, or why it did not; the order is in the address. */
export function ExplainPart() {
  const [search, setSearch] = useSearchParams();
  const order = referenceOf(search.get('order') ?? '');
  const [typed, setTyped] = useState(order ?? '');
  const [wrong, setWrong] = useState(false);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = referenceOf(typed);
    setWrong(wanted === null);
    if (wanted) setSearch({ order: wanted });
  };
  return (
    <PayoutsPage
      current="explain"
      lead="Why an order earned commission, or why it did not, with every movement."
    >
      <chakra.form noValidate onSubmit={ask} maxW="40rem">
        <Flex gap="2" align="flex-end" wrap="wrap">
          <chakra.div flex="1 1 16rem" minW="0">
            <TextField
              label="Order"
              mono
              autoComplete="off"
              spellCheck={false}
              value={typed}
              placeholder="WW-3F0A91C27B"
              error={
                wrong ? 'Enter the full order number (WW- and ten characters) or the order id.' : undefined
              }
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setWrong(false);
              }}
            />
          </chakra.div>
          <Button type="submit" variant="solid">
            Explain
          </Button>
        </Flex>
      </chakra.form>
      {order && (
        <Panel key={order} title={`Order ${UUID.test(order) ? orderNumber(order) : order}`}>
          {UUID.test(order) ? <ExplainedOrder orderId={order} /> : <FoundOrder number={order} />}
        </Panel>
      )}
    </PayoutsPage>
  );
}
