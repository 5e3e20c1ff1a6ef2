import type { Money } from '../../../../api/domain/shared-with-web/money.ts';
import { chakra } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFormatMoney } from './currencies.ts';

export interface MoneyTextProps {
  amount: Money;
  size?: 'sm' | 'md' | 'lg';
  /** A former price: struck through, and said to be one. */
  former?: boolean;
}

/** What something costs, with the sign and the decimals of its currency. Digits have one width, so columns line up. */
export function MoneyText({ amount, size = 'md', former = false }: MoneyTextProps) {
  const text = useFormatMoney()(amount);
  const look = {
    textStyle: size === 'lg' ? 'priceLarge' : 'price',
    fontSize: size === 'sm' ? '12px' : undefined,
    whiteSpace: 'nowrap',
  } as const;
  if (!former) return <chakra.span {...look}>{text}</chakra.span>;
  return (
    <chakra.s {...look} fontWeight="400" color="fg.muted">
      <VisuallyHidden>Formerly </VisuallyHidden>
      {text}
    </chakra.s>
  );
}
