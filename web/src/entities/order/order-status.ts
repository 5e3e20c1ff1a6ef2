import type { OrderStatus } from '../../api/ordering.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

interface StatusLabel {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** Labels of the states of an order. */
export const statusLabels: Readonly<Record<OrderStatus, StatusLabel>> = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Completed', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};
