import type { OrderStatus } from '../../api/ordering.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** How an order stands, for people. */
export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Completed', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};
