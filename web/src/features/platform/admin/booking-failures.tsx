import type { SystemHealth } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { numberText } from '../../../lib/formatting.ts';

const KINDS = { order: 'Order', refund: 'Refund of order', late_charge: 'Late charge of order' } as const;

type Props = Pick<SystemHealth['payments'], 'unbooked' | 'failures'>;

/** What the gateway has answered and the books have not taken: money that customers paid or wait for. */
export function BookingFailures({ unbooked, failures }: Props) {
  if (unbooked === 0) return null;
  return (
    <Panel title="Not booked" flush>
      <Alert tone="danger">
        {unbooked === 1 ? 'One order or refund' : `${numberText(unbooked)} orders or refunds`} could not be
        booked although the payment gateway has answered. Each is tried again by itself; if it goes on
        failing, somebody has to look.
      </Alert>
      <chakra.ul listStyleType="none">
        {failures.map(({ kind, order_id: id, message, tries, since, next_try_at: next }) => (
          <chakra.li
            key={`${kind} ${id}`}
            px="5"
            py="4"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
          >
            <chakra.p textStyle="label" overflowWrap="anywhere">
              {KINDS[kind]} {id}
            </chakra.p>
            <chakra.p textStyle="body" overflowWrap="anywhere">
              {message}
            </chakra.p>
            <chakra.p textStyle="caption" color="fg.muted" mt="1">
              Since {formatMoment(since)}; tried {tries === 1 ? 'once' : `${numberText(tries)} times`}, next{' '}
              {formatMoment(next)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
