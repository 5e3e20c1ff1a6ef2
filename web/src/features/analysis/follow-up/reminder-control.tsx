/** When to be reminded of a later screenshot: as the time frame suggests, or as its owner chooses. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Bell, BellOff } from 'lucide-react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import type { ReminderState } from '../../../api/generated/model';
import { useReminder, useRemovingReminder, useSettingReminder } from '../../../api/reminders.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { localMinute } from '../../../lib/local-minute.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

export function ReminderControl({ analysisId }: { analysisId: string }) {
  const { data } = useReminder(analysisId);
  if (!data) return null;
  return (
    <chakra.section aria-label="Reminder" data-print="none">
      {data.reminder ? (
        <Set analysisId={analysisId} reminder={data.reminder} />
      ) : (
        <Choose key={analysisId} analysisId={analysisId} suggestion={data.suggestion} />
      )}
    </chakra.section>
  );
}

interface SetProps {
  analysisId: string;
  reminder: NonNullable<ReminderState['reminder']>;
}

function Set({ analysisId, reminder }: SetProps) {
  const remove = useRemovingReminder();
  const turnOff = () =>
    remove.mutate(
      { analysisId },
      {
        onSuccess: () => toast.success('Reminder turned off'),
        onError: (error) => toast.error('The reminder was not turned off', errorMessage(error)),
      },
    );
  const at = formatMoment(reminder.due_at);
  return (
    <Flex align="center" gap="4" wrap="wrap" justify="space-between">
      <chakra.p textStyle="body" role="status">
        {reminder.is_due
          ? `A later screenshot has been due since ${at}.`
          : `You will be reminded on ${at}, by one email and a notice here.`}
      </chakra.p>
      <Button variant="outline" size="sm" icon={BellOff} busy={remove.isPending} onClick={turnOff}>
        Turn off reminder
      </Button>
    </Flex>
  );
}

interface ChooseProps {
  analysisId: string;
  suggestion: ReminderState['suggestion'];
}

function Choose({ analysisId, suggestion }: ChooseProps) {
  const set = useSettingReminder(analysisId);
  const fits = suggestion?.passed === false ? suggestion : null;
  const [at, setAt] = useState(() => (fits ? localMinute(new Date(fits.due_at)) : ''));
  const [problem, setProblem] = useState<string>();
  const remind = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = new Date(at);
    if (Number.isNaN(chosen.getTime())) return setProblem('Choose a date and a time.');
    setProblem(undefined);
    set.mutate(
      { analysisId, data: { due_at: chosen.toISOString() } },
      {
        onError: (error) =>
          setProblem(error instanceof ApiError ? (error.fieldErrors.due_at ?? error.message) : String(error)),
      },
    );
  };
  return (
    <chakra.form onSubmit={remind} noValidate>
      <Stack gap="2">
        <Flex gap="3" align="flex-end" wrap="wrap">
          <TextField
            label="Remind me to add a later screenshot"
            type="datetime-local"
            value={at}
            error={problem}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" icon={Bell} busy={set.isPending}>
            Remind me
          </Button>
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted">
          {reasonOf(suggestion)} You get one email and a notice here.
        </chakra.p>
      </Stack>
    </chakra.form>
  );
}

function reasonOf(suggestion: ReminderState['suggestion']): string {
  if (suggestion === null) return 'The time frame of this chart was not found, so choose a time yourself.';
  const bars = `${suggestion.bars} bars of ${suggestion.time_frame}`;
  return suggestion.passed
    ? `${bars} have passed since this analysis: you can add a later screenshot now.`
    : `Suggested: ${bars} after this analysis; later if the market closes in between.`;
}
