import { lineTotal } from '../../../../../api/domain/shared-with-web/cart.ts';
import type { Cart, CartItem } from '../../../../../api/domain/shared-with-web/cart.ts';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { offerName } from '../../../entities/catalog/on-offer.ts';
import { creditsText } from '../orders/order-text.ts';

function Line({ item, format }: { item: CartItem; format: (amount: Money) => string }) {
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      gap="4"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div minW="0">
        <chakra.p textStyle="label">{offerName(item)}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {item.type === 'credits' && item.credits !== null ? creditsText(item.credits) : 'Plan'}
          {item.quantity > 1 && ` · ${item.quantity} × ${format(item.price)}`}
        </chakra.p>
      </chakra.div>
      <chakra.span textStyle="price" whiteSpace="nowrap">
        {format(lineTotal(item))}
      </chakra.span>
    </chakra.li>
  );
}

export interface OrderSummaryProps {
  cart: Pick<Cart, 'items' | 'totalAmount'>;
  /** What is asked for now; the cart's total unless the server has said otherwise. */
  payable: Money;
  /** What is said of the tax within it. */
  tax?: string | null;
}

/** What is bought, line by line, in the currency of the cart. */
export function OrderSummary({ cart, payable, tax = null }: OrderSummaryProps) {
  const format = useFormatMoney();
  return (
    <Panel title="Order summary" aside={<TextLink href={paths.pricing}>Change</TextLink>}>
      <chakra.ul listStyleType="none" mt="-3">
        {cart.items.map((item) => (
          <Line key={`${item.type} ${item.id}`} item={item} format={format} />
        ))}
      </chakra.ul>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        borderTopWidth="1px"
        borderColor="border.strong"
        pt="4"
        mt="1"
      >
        <chakra.span textStyle="subtitle">Total</chakra.span>
        <chakra.span textStyle="priceLarge" aria-live="polite">
          {format(payable)}
        </chakra.span>
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {tax && `${tax} `}In {payable.currency}. One payment; nothing renews.
      </chakra.p>
    </Panel>
  );
}
