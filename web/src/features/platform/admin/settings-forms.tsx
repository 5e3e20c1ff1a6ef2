import type { ChangeEvent, ReactNode } from 'react';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { SettingsPart } from './settings-part.tsx';
import { TwoFactorState } from './two-factor-state.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const TIMEOUTS = [
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
] as const;

const POLICY = [
  { value: 'no', label: 'Optional' },
  { value: 'yes', label: 'Required' },
] as const;

interface Props {
  form: SettingsForm;
}

type TextName = 'platform_name' | 'admin_email' | 'demo_limit' | 'tutor_limit';

const field = ({ draft, errors, set }: SettingsForm, name: TextName) => ({
  name,
  value: draft[name],
  error: errors[name],
  onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
});

export function GeneralForm({ form }: Props) {
  const { save, ...part } = form.part('platform_name', 'admin_email');
  return (
    <SettingsPart
      title="General"
      lead="The name stands in the title of every page, on the logo and in every email. Messages from the contact form and requests for refunds go to the admin email."
      save="Save general settings"
      onSave={save}
      {...part}
    >
      <TextField label="Platform name" autoComplete="off" maxLength={60} {...field(form, 'platform_name')} />
      <TextField
        label="Admin email"
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field(form, 'admin_email')}
      />
    </SettingsPart>
  );
}

export function SecurityForm({ form }: Props) {
  const { draft, errors, set } = form;
  const { save, ...part } = form.part('session_timeout_minutes', 'two_factor_required');
  return (
    <SettingsPart
      title="Security"
      lead="An unused sign-in ends after the session timeout, for everybody and from the next request on. Where two-factor sign-in is required, an admin without it can do nothing but set it up."
      save="Save security settings"
      onSave={save}
      {...part}
    >
      <Labelled label="Session timeout">
        <SegmentedControl
          label="Session timeout"
          options={TIMEOUTS}
          value={draft.session_timeout_minutes as (typeof TIMEOUTS)[number]['value']}
          onValue={(value) => set('session_timeout_minutes', value)}
        />
      </Labelled>
      <Labelled label="Two-factor sign-in">
        <TwoFactorState />
      </Labelled>
      <Labelled label="Two-factor sign-in of admins" error={errors.two_factor_required}>
        <SegmentedControl
          label="Two-factor sign-in of admins"
          options={POLICY}
          value={draft.two_factor_required ? 'yes' : 'no'}
          onValue={(value) => set('two_factor_required', value === 'yes')}
        />
      </Labelled>
    </SettingsPart>
  );
}

export function VisitorsForm({ form }: Props) {
  const { save, ...part } = form.part('demo_limit', 'tutor_limit');
  return (
    <SettingsPart
      title="Visitor limits"
      lead="What somebody without an account may try in 30 days. 0 switches it off. Pages show the limits in force."
      save="Save visitor limits"
      onSave={save}
      {...part}
    >
      <TextField label="Chart analyses" inputMode="numeric" maxLength={7} {...field(form, 'demo_limit')} />
      <TextField
        label="Messages to the tutor"
        inputMode="numeric"
        maxLength={7}
        {...field(form, 'tutor_limit')}
      />
    </SettingsPart>
  );
}

/** A label over something that names itself to screen readers. */
function Labelled({ label, error, children }: { label: string; error?: string; children: ReactNode }) {
  return (
    <Stack gap="1.5" align="flex-start">
      <chakra.span textStyle="label" aria-hidden="true">
        {label}
      </chakra.span>
      {children}
      {error && (
        <chakra.p role="alert" textStyle="caption" color="danger.fg">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}
