import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { chakra } from '../../../ui/layout.ts';
import type { AskedChange } from './use-currency-changes.ts';

export interface ConfirmChangeProps {
  asked: AskedChange;
  /** Rejects when it was not made; the question then stays. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether a change is meant that is probably a slip, and lists what it would do. */
export function ConfirmChange({ asked, onConfirm, onClose }: ConfirmChangeProps) {
  const { currency, data, problem } = asked;
  const isBase = data.is_base === true;
  const lost = Object.entries(problem.fieldErrors);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isBase ? `Lose prices with ${currency.code} as base?` : `Set this rate of ${currency.code}?`}
      description={problem.message}
      confirm={isBase ? `Set ${currency.code} as base anyway` : 'Set the rate anyway'}
      busyLabel="Changing..."
      onConfirm={onConfirm}
    >
      {isBase && (
        <chakra.ul ps="4" listStyleType="disc" display="grid" gap="1" overflowWrap="anywhere">
          {lost.map(([field, text]) => (
            <chakra.li key={field}>
              <chakra.span fontFamily="mono">{field}</chakra.span>: {text}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </ConfirmDialog>
  );
}
