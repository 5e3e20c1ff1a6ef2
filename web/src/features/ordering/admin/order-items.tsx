import { Trash2 } from 'lucide-react';
import { parseMoney, timesOf } from '../../../../../api/domain/shared-with-web/money.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { creditsText } from '../orders/order-text.ts';

/** A line as far as it is shown: of a stored order, or of one being typed. */
export interface ShownItem {
  type: 'package' | 'credits';
  id: string;
  name: string;
  price: number;
  quantity: number;
  currency: string;
  credits?: number | 'unlimited' | null;
}

export interface OrderItemsProps {
  items: readonly ShownItem[];
  /** Writes minor units of the order's currency. */
  amount: (minor: number) => string;
  /** In minor units; not drawn when absent. */
  total?: number;
  /** Removes the line at this index; without it lines cannot be removed. */
  onRemove?: (index: number) => void;
}

const minorOf = ({ price, quantity, currency }: ShownItem): number => {
  const one = parseMoney(price, currency);
  return one ? timesOf(one, quantity).minor : 0;
};

const kindOf = ({ type, credits, id }: ShownItem): string => {
  const kind = type === 'package' ? 'Package' : credits == null ? 'Credits' : creditsText(credits);
  return `${kind} · ${id}`;
};

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  py: '2',
  borderTopWidth: '1px',
  textStyle: 'body',
} as const;

/** The lines of an order with what each comes to. */
export function OrderItems({ items, amount, total, onRemove }: OrderItemsProps) {
  return (
    <chakra.ul aria-label="Items">
      {items.length === 0 && (
        <chakra.li {...line} color="fg.muted">
          No items.
        </chakra.li>
      )}
      {items.map((item, index) => (
        <chakra.li key={`${index} ${item.id}`} {...line}>
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {kindOf(item)}
            </chakra.span>
          </chakra.span>
          <chakra.span textStyle="price">{amount(minorOf(item))}</chakra.span>
          {onRemove && (
            <IconButton
              size="sm"
              label={`Remove ${item.name}`}
              icon={Trash2}
              onClick={() => onRemove(index)}
            />
          )}
        </chakra.li>
      ))}
      {total !== undefined && (
        <chakra.li {...line} fontWeight="550" borderBottomWidth="1px">
          <chakra.span flex="1">Total</chakra.span>
          <chakra.span textStyle="price">{amount(total)}</chakra.span>
        </chakra.li>
      )}
    </chakra.ul>
  );
}
