import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useCreateApiKey } from '../../api/integrations.ts';
import type { KeyScope } from '../../api/integrations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CheckList } from './check-list.tsx';
import { scopeLabels } from './labels.ts';

const expiries = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;
type Expiry = (typeof expiries)[number]['value'];

export interface MakeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (secret: string) => void;
}

/** Name, scopes and expiry of a new key. */
export function MakeKeyDialog({ open, onClose, onMade }: MakeKeyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Make an API key">
      <KeyForm onClose={onClose} onMade={onMade} />
    </Dialog>
  );
}

function KeyForm({ onClose, onMade }: Omit<MakeKeyDialogProps, 'open'>) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['analysis:read']);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [asked, setAsked] = useState(false);
  const create = useCreateApiKey();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || scopes.length === 0 || create.isPending) return;
    const expires_in_days = expiry === 'never' ? null : Number(expiry);
    create.mutate(
      { data: { name: name.trim(), scopes, expires_in_days } },
      { onSuccess: ({ secret }) => onMade(secret) },
    );
  };
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="New API key">
      <Stack gap="5">
        <TextField
          label="Name"
          hint="What it is for. You tell your keys apart by it."
          maxLength={60}
          value={name}
          error={asked && name.trim() === '' ? 'Name the key.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <CheckList
          label="What it may do"
          options={scopeLabels}
          chosen={scopes}
          onChosen={setScopes}
          error={asked && scopes.length === 0 ? 'Choose at least one.' : undefined}
        />
        <SelectField label="Expires" options={expiries} value={expiry} onValue={setExpiry} />
        {create.isError && <Alert>{errorMessage(create.error, 'The key could not be made')}</Alert>}
        <chakra.div display="flex" gap="2" justifyContent="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={create.isPending} busyLabel="Making…">
            Make key
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
