import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Flex, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ExplainedOrder } from './explained-order.tsx';
import { PayoutsPage } from './payouts-nav.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why any order earned commission, or why it did not; the order is in the address. */
export function ExplainPart() {
  const [search, setSearch] = useSearchParams();
  const order = search.get('order') ?? '';
  const [typed, setTyped] = useState(order);
  const [wrong, setWrong] = useState(false);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const id = typed.trim();
    setWrong(!UUID.test(id));
    if (UUID.test(id)) setSearch({ order: id });
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
              label="Order ID"
              mono
              autoComplete="off"
              spellCheck={false}
              value={typed}
              error={wrong ? 'Paste the whole id of the order.' : undefined}
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
      {UUID.test(order) && (
        <Panel title={`Order ${order.slice(0, 8)}`}>
          <ExplainedOrder key={order} orderId={order} />
        </Panel>
      )}
    </PayoutsPage>
  );
}
