/** What an admin does to an account beside its credits: name, address, role, emails, and its end. Each with a reason. */
import { useState } from 'react';
import { useAccountChange, useEmailAgain, useUserDeletion } from '../../../api/accounts-admin.ts';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { ReasonedDialog } from '../../../entities/form/reasoned-dialog.tsx';
import { useMay } from '../../../entities/session/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { STAFF_ROLE_OPTIONS } from './user-labels.ts';

interface CareProps {
  user: AdminUser;
  /** The own account keeps its role, and is left on the account page. */
  own: boolean;
  onDeleted: () => void;
}

export function AccountCare({ user, own, onDeleted }: CareProps) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const foreign = !own && user.role !== 'brand';
  return (
    <Flex gap="2" wrap="wrap">
      {may('updateUserAccount') && (
        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          {foreign ? 'Change name, email or role' : 'Change name'}
        </Button>
      )}
      {may('resendUserEmail') && <EmailButton user={user} />}
      {may('deleteUser') && foreign && (
        <Button variant="danger" size="sm" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      )}
      {editing && <EditDialog user={user} foreign={foreign} onClose={() => setEditing(false)} />}
      {deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Flex>
  );
}

function EditDialog({ user, foreign, onClose }: { user: AdminUser; foreign: boolean; onClose: () => void }) {
  const change = useAccountChange();
  const [name, setName] = useState(user.full_name);
  const [email, setEmail] = useState(user.email);
  const [role, setRole] = useState(user.role);
  const act = async (reason: string): Promise<void> => {
    await change.mutateAsync({
      userId: user.id,
      data: {
        reason,
        ...(name !== user.full_name && { full_name: name }),
        ...(email !== user.email && { email }),
        ...(role !== user.role && role !== 'brand' && { role }),
      },
    });
    toast.success('Account changed');
  };
  return (
    <ReasonedDialog
      title={`Change the account of ${user.full_name}`}
      description={
        foreign
          ? 'A new email address has to be confirmed, and the old one is told. A new address or role signs them out everywhere.'
          : 'The name on the account.'
      }
      confirm="Save changes"
      busy="Saving…"
      harmless
      act={act}
      onClose={onClose}
    >
      <TextField
        label="Full name"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {foreign && (
        <>
          <TextField
            label="Email"
            type="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SelectField label="Role" options={STAFF_ROLE_OPTIONS} value={role} onValue={setRole} />
        </>
      )}
    </ReasonedDialog>
  );
}

function DeleteDialog({
  user,
  onClose,
  onDeleted,
}: {
  user: AdminUser;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const remove = useUserDeletion();
  const act = async (reason: string): Promise<void> => {
    await remove.mutateAsync({ userId: user.id, data: { reason } });
    toast.success('Account deleted');
    onDeleted();
  };
  return (
    <ReasonedDialog
      title={`Delete the account of ${user.full_name}?`}
      description="Charts and analyses are deleted for good, and unused credits are lost. Orders stay in the books without the name. They are told by email. This cannot be undone."
      confirm="Delete account"
      busy="Deleting…"
      act={act}
      onClose={onClose}
    />
  );
}

/** The email that the account is waiting for, or else the one that sets a new password. */
function emailFor({ claimed, email_confirmed: confirmed }: AdminUser) {
  if (!claimed) return { kind: 'claim', label: 'Send the link to claim it again' } as const;
  if (!confirmed) return { kind: 'confirm', label: 'Send the confirmation again' } as const;
  return { kind: 'reset', label: 'Send a link for a new password' } as const;
}

function EmailButton({ user }: { user: AdminUser }) {
  const again = useEmailAgain();
  const [asking, setAsking] = useState(false);
  const { kind, label } = emailFor(user);
  const act = async (reason: string): Promise<void> => {
    await again.mutateAsync({ userId: user.id, data: { kind, reason } });
    toast.success(`An email is on its way to ${user.email}`);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonedDialog
          title={`${label}?`}
          description={`It goes to ${user.email}. Earlier links stay good until one is used.`}
          confirm="Send email"
          busy="Sending…"
          harmless
          act={act}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
