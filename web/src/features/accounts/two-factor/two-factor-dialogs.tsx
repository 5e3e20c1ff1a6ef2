import { EnrolDialog } from './enrol-dialog.tsx';
import { DisableDialog, RenewCodesDialog } from './proof-dialogs.tsx';

export type OpenDialog = 'enrol' | 'renew' | 'disable' | null;

export interface TwoFactorDialogsProps {
  open: OpenDialog;
  onOpenChange: (open: boolean) => void;
  /** The platform asks a second factor of this account. */
  required: boolean;
}

/** Setting up, new codes and switching off; loaded when one of them is first opened. */
export function TwoFactorDialogs({ open, onOpenChange, required }: TwoFactorDialogsProps) {
  return (
    <>
      <EnrolDialog open={open === 'enrol'} onOpenChange={onOpenChange} />
      <RenewCodesDialog open={open === 'renew'} onOpenChange={onOpenChange} />
      <DisableDialog open={open === 'disable'} onOpenChange={onOpenChange} required={required} />
    </>
  );
}
