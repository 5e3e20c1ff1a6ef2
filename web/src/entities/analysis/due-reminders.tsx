/** The notice in the app: analyses whose reminder is due. */
import { useDueReminders, useRemovingReminder } from '../../api/reminders.ts';
import { errorMessage } from '../../api/errors.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { analysisPath } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { toast } from '../../ui/toast/toasts.ts';

export function DueReminders() {
  const { data } = useDueReminders();
  const remove = useRemovingReminder();
  const reminders = data?.reminders ?? [];
  if (reminders.length === 0) return null;
  const turnOff = (analysisId: string) =>
    remove.mutate(
      { analysisId },
      { onError: (error) => toast.error('The reminder was not turned off', errorMessage(error)) },
    );
  return (
    <Alert tone="info" title="Time for a later screenshot">
      <p>Add one to see whether the target or the stop came first. It costs no credit.</p>
      <chakra.ul aria-label="Due reminders" listStyleType="none" m="0" mt="1" p="0">
        {reminders.map(({ analysis_id: id, symbol, due_at: due }) => {
          const name = symbol ?? 'Unnamed chart';
          return (
            <chakra.li key={id} display="flex" alignItems="center" gap="3" flexWrap="wrap">
              <TextLink href={analysisPath(id)}>{name}</TextLink>
              <chakra.span color="fg.muted">due {formatMoment(due)}</chakra.span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Turn off the reminder for ${name}`}
                disabled={remove.isPending}
                onClick={() => turnOff(id)}
              >
                Turn off
              </Button>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Alert>
  );
}
