import type { OrderStatus } from '../../api/ordering.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

interface StatusLabel {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

/** How an order stands, for people. */
export const statusLabels: Readonly<Record<OrderStatus, StatusLabel>> = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Completed', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};
