import { Suspense, useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useOwnTwoFactor } from '../../../api/two-factor.ts';
import type { TwoFactor } from '../../../api/two-factor.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useOnce } from '../../../lib/use-once.ts';
import type { OpenDialog } from './two-factor-dialogs.tsx';

const TwoFactorDialogs = lazyComponent(
  async () => (await import('./two-factor-dialogs.tsx')).TwoFactorDialogs,
);

/** A warning is shown when this few codes are left. */
const FEW_CODES = 3;

/** Two-factor sign-in of the own account: its state, setting it up, renewing codes, switching it off. */
export function TwoFactorPanel() {
  const { data, error, isFetching, refetch } = useOwnTwoFactor();
  return (
    <Panel title="Two-factor sign-in" flush={!data && error !== null}>
      {data ? (
        <Standing standing={data} />
      ) : error ? (
        <ErrorState
          title="Two-factor sign-in could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton h="4rem" />
      )}
    </Panel>
  );
}

function Standing({ standing }: { standing: TwoFactor }) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const wanted = useOnce(open !== null);
  const close = (next: boolean): void => setOpen((now) => (next ? now : null));
  return (
    <Stack gap="4">
      {standing.enabled ? (
        <SwitchedOn standing={standing} onOpen={setOpen} />
      ) : (
        <SwitchedOff required={standing.required} onOpen={setOpen} />
      )}
      {wanted && (
        <Suspense>
          <TwoFactorDialogs open={open} onOpenChange={close} required={standing.required} />
        </Suspense>
      )}
    </Stack>
  );
}

function SwitchedOff({ required, onOpen }: { required: boolean; onOpen: (what: OpenDialog) => void }) {
  return (
    <>
      {required && (
        <Alert tone="warning" title="Please set it up now">
          Everybody who works in the admin console signs in with a second factor here. The console opens once
          yours is set up.
        </Alert>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Badge icon={ShieldOff}>Off</Badge>
        <chakra.p textStyle="body" color="fg.muted" maxW="measure">
          With it, signing in takes your password and a code from an app on your phone.
        </chakra.p>
      </Flex>
      <chakra.div>
        <Button onClick={() => onOpen('enrol')}>Set up two-factor sign-in</Button>
      </chakra.div>
    </>
  );
}

function SwitchedOn({ standing, onOpen }: { standing: TwoFactor; onOpen: (what: OpenDialog) => void }) {
  const left = standing.recovery_codes_left;
  return (
    <>
      <Flex gap="3" align="center" wrap="wrap">
        <Badge tone="success" icon={ShieldCheck}>
          On
        </Badge>
        <chakra.p textStyle="body" color="fg.muted">
          {standing.enabled_at ? `Since ${formatDay(standing.enabled_at)}. ` : ''}
          {left === 1 ? '1 recovery code' : `${left} recovery codes`} left.
        </chakra.p>
      </Flex>
      {left <= FEW_CODES && (
        <Alert tone="warning">
          Make new recovery codes: without one you cannot sign in when your phone is lost.
        </Alert>
      )}
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button variant="danger" onClick={() => onOpen('disable')}>
          Switch off
        </Button>
      </Flex>
    </>
  );
}
