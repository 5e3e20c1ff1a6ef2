import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import { downloadOwnData, useRename } from '../../api/accounts.ts';
import type { User } from '../../api/accounts.ts';
import { errorMessage } from '../../api/errors.ts';
import { useSession } from '../../entities/session/session.tsx';
import { saveAs } from '../../lib/save-as.ts';
import { useOnce } from '../../lib/use-once.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { ChangeEmail } from './email-change/change-email.tsx';
import { EmailNotice } from './email-notice.tsx';
import { LearningPanel } from './learning-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor/two-factor-panel.tsx';

const DeleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** The own account: name, password, devices, data, and the way out. */
export function AccountScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title="Account" lead="Your profile, password, devices and data." />
      <Profile user={user} />
      <PreferencesPanel />
      <PasswordPanel />
      <TwoFactorPanel />
      <WhenNear waiting={<Coming title="Signed-in devices" />}>
        <SessionsPanel />
      </WhenNear>
      {(user.role === 'user' || user.role === 'admin') && (
        <WhenNear waiting={<Coming title="Improving the reader" />}>
          <LearningPanel />
        </WhenNear>
      )}
      <OwnData />
      <Leaving />
    </Page>
  );
}

/** The place of a panel whose content is asked for once somebody has come near it: the page stays as long as it was. */
function Coming({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Skeleton h="8rem" />
    </Panel>
  );
}

function Profile({ user }: { user: User }) {
  const [name, setName] = useState(user.full_name);
  const rename = useRename();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && !rename.isPending) rename.mutate({ data: { full_name: name } });
  };
  return (
    <Panel title="Profile">
      <Stack gap="6" maxW="24rem">
        <Stack gap="4">
          <TextField label="Email" value={user.email} readOnly />
          {!user.email_confirmed && <EmailNotice />}
          {user.role !== 'brand' && <ChangeEmail />}
        </Stack>
        <chakra.form noValidate onSubmit={submit} aria-label="Profile">
          <Stack gap="4">
            <TextField
              label="Full name"
              name="full_name"
              autoComplete="name"
              maxLength={120}
              required
              value={name}
              error={name.trim() === '' ? 'Enter your name.' : undefined}
              onChange={(event) => setName(event.target.value)}
            />
            <chakra.div>
              <Button type="submit" variant="outline" busy={rename.isPending} busyLabel="Saving…">
                Save name
              </Button>
            </chakra.div>
            {rename.isSuccess && <Alert tone="success">Saved.</Alert>}
            {rename.isError && <Alert>{errorMessage(rename.error, 'The name could not be saved')}</Alert>}
          </Stack>
        </chakra.form>
      </Stack>
    </Panel>
  );
}

function OwnData() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  async function download(): Promise<void> {
    setState('busy');
    setFailure(null);
    try {
      saveAs(await downloadOwnData(), 'wickwise-data.json');
      setState('done');
    } catch (error) {
      setFailure(errorMessage(error, 'Your data could not be collected'));
      setState('idle');
    }
  }
  return (
    <Panel title="Your data">
      <Stack gap="4">
        <chakra.p textStyle="body" color="fg.muted" maxW="measure">
          One file with everything we keep about you: profile, sign-ins, analyses, orders and credits.
        </chakra.p>
        <chakra.div>
          <Button
            variant="outline"
            icon={Download}
            busy={state === 'busy'}
            busyLabel="Collecting…"
            onClick={() => void download()}
          >
            Download my data
          </Button>
        </chakra.div>
        {failure && <Alert>{failure}</Alert>}
      </Stack>
    </Panel>
  );
}

function Leaving() {
  const [open, setOpen] = useState(false);
  const wanted = useOnce(open);
  return (
    <Panel title="Delete account">
      <Stack gap="4">
        <chakra.p textStyle="body" color="fg.muted" maxW="measure">
          Signs you out everywhere and removes your pictures and analyses. Unused credits are lost. Orders
          stay in our books without your name.
        </chakra.p>
        <chakra.div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </chakra.div>
      </Stack>
      {wanted && (
        <Suspense>
          <DeleteAccountDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Panel>
  );
}
