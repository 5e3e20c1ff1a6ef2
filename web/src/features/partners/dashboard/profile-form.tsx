import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useSaveOwnBrand } from '../../../api/brand.ts';
import type { Brand } from '../../../api/brand.ts';
import { focusFirstError } from '../../../entities/form/check-fields.ts';
import type { FieldErrors } from '../../../entities/form/check-fields.ts';
import { BrandColourField } from '../../../entities/referral/brand-colour-field.tsx';
import { BrandLogo } from '../../../entities/referral/brand-logo.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Box, Grid, HStack, Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { BrandPreview } from './brand-preview.tsx';
import {
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  checkProfile,
  saveFailureMessage,
  valuesOf,
} from './profile-values.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** How long it is said that the profile was saved (milliseconds). */
const SAID_MS = 3_000;

function useProfile(brand: Brand) {
  const save = useSaveOwnBrand();
  const [values, setValues] = useState(() => valuesOf(brand));
  const [errors, setErrors] = useState<FieldErrors<ProfileField>>({});
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (state !== 'saved') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const stored = valuesOf(brand);
  const dirty = (Object.keys(stored) as ProfileField[]).some((name) => stored[name] !== values[name]);
  const set = (name: ProfileField, value: string): void => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const send = async (): Promise<void> => {
    setState('saving');
    setFailure(null);
    try {
      const answer = await save({ data: values });
      setValues(valuesOf(answer.brand));
      setState('saved');
    } catch (error) {
      setFailure(saveFailureMessage(error));
      setState('idle');
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state === 'saving') return;
    const wrong = checkProfile(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstError(event.currentTarget, wrong);
    void send();
  };
  const reset = (): void => {
    setValues(stored);
    setErrors({});
    setFailure(null);
  };
  return { values, errors, state, failure, dirty, set, onSubmit, reset };
}

/** The looks of the brand, beside what visitors will see of them. */
export function ProfileForm({ brand }: { brand: Brand }) {
  const profile = useProfile(brand);
  const { values, state, failure, dirty } = profile;
  const { dialog } = useUnsavedChanges(dirty);
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Panel title="Brand">
        <chakra.form noValidate onSubmit={profile.onSubmit}>
          <Stack gap="4">
            <Fields values={values} errors={profile.errors} set={profile.set} />
            {failure && <Alert>{failure}</Alert>}
            <HStack gap="3" flexWrap="wrap">
              <Button type="submit" variant="solid" busy={state === 'saving'} busyLabel="Saving...">
                Save Changes
              </Button>
              {dirty && state !== 'saving' && (
                <Button variant="quiet" onClick={profile.reset}>
                  Discard changes
                </Button>
              )}
              <chakra.span role="status" textStyle="body" color="success.fg">
                {state === 'saved' && 'Profile updated successfully!'}
              </chakra.span>
            </HStack>
          </Stack>
        </chakra.form>
      </Panel>
      <Box position={{ xl: 'sticky' }} top="5">
        <BrandPreview values={values} />
      </Box>
      {dialog}
    </Grid>
  );
}

interface FieldsProps {
  values: ProfileValues;
  errors: FieldErrors<ProfileField>;
  set: (name: ProfileField, value: string) => void;
}

function Fields({ values, errors, set }: FieldsProps) {
  const field = (name: ProfileField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const colour = (name: 'primary_color' | 'secondary_color') => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => set(name, value),
  });
  const logo = errors.logo_url || checkProfile(values).logo_url ? '' : values.logo_url;
  return (
    <>
      <TextField label="Brand name" required maxLength={120} {...field('name')} />
      <TextField
        label="Logo URL"
        type="url"
        optional
        maxLength={500}
        placeholder="https://example.com/logo.png"
        {...field('logo_url')}
      />
      {logo && <BrandLogo key={logo} url={logo} name={values.name} height="10" maxW="40" />}
      <TextField
        label="Website"
        type="url"
        optional
        maxLength={500}
        placeholder="https://example.com"
        {...field('website')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <BrandColourField label="Primary colour" fallback={DEFAULT_PRIMARY} {...colour('primary_color')} />
        <BrandColourField
          label="Secondary colour"
          fallback={DEFAULT_SECONDARY}
          {...colour('secondary_color')}
        />
      </Grid>
      <TextArea label="Description" optional rows={4} maxLength={2000} {...field('description')} />
    </>
  );
}
