import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCreateUser } from '../../../api/accounts-admin.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { CreditsFields } from './credits-fields.tsx';
import { EMPTY_USER, refusalOf, toNewUser } from './new-user.ts';
import type { NewUserValues } from './new-user.ts';
import { STAFF_ROLE_OPTIONS, TIER_OPTIONS, serverMessage } from './user-labels.ts';

interface AddUserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates an account for another person. Unsaved input is confirmed before it is discarded. */
export function AddUserDialog({ open, onOpenChange }: AddUserDialogProps) {
  const [values, setValues] = useState(EMPTY_USER);
  const dirty = open && JSON.stringify(values) !== JSON.stringify(EMPTY_USER);
  const { leave, dialog } = useUnsavedChanges(dirty);
  const close = (): void => {
    setValues(EMPTY_USER);
    onOpenChange(false);
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && leave(close)}
        title="Add User"
        description="They get a welcome email with a link to choose a password of their own. The password typed here works until then; pass it on yourself."
      >
        <UserForm values={values} onValues={setValues} onCancel={() => leave(close)} onDone={close} />
      </Dialog>
      {dialog}
    </>
  );
}

interface UserFormProps {
  values: NewUserValues;
  onValues: (values: NewUserValues) => void;
  onCancel: () => void;
  onDone: () => void;
}

function useCreation({ values, onDone }: UserFormProps) {
  const create = useCreateUser();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (create.isPending) return;
    const refusal = refusalOf(values);
    if (refusal) {
      const wrong = event.currentTarget.elements.namedItem(refusal.field);
      if (wrong instanceof HTMLElement) wrong.focus();
      toast.error(refusal.message);
      return;
    }
    try {
      const { user } = await create.mutateAsync({ data: toNewUser(values) });
      toast.success(`✅ User "${user.full_name}" created successfully!`);
      onDone();
    } catch (error) {
      toast.error(`❌ Failed to create user: ${serverMessage(error, 'Failed to create user')}`);
    }
  };
  return { submit, busy: create.isPending };
}

function UserForm(props: UserFormProps) {
  const { values, onValues, onCancel } = props;
  const { submit, busy } = useCreation(props);
  const text = (name: 'full_name' | 'email' | 'password') => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} aria-label="Add User">
      <Stack gap="4">
        <TextField label="Full name" autoComplete="off" maxLength={120} {...text('full_name')} />
        <TextField label="Email" type="email" autoComplete="off" maxLength={254} {...text('email')} />
        <PasswordField
          label="Password"
          hint="At least 6 characters."
          autoComplete="new-password"
          {...text('password')}
        />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <SelectField
            label="Role"
            options={STAFF_ROLE_OPTIONS}
            value={values.user_type}
            onValue={(role) => onValues({ ...values, user_type: role })}
          />
          <SelectField
            label="Subscription tier"
            options={TIER_OPTIONS}
            value={values.plan}
            onValue={(plan) => onValues({ ...values, plan })}
          />
        </Grid>
        <CreditsFields values={values} onValues={onValues} />
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Creating…">
            Create User
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
