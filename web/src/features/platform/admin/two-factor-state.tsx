import { ShieldCheck, ShieldOff } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useOwnTwoFactor } from '../../../api/two-factor.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Whether the own sign-in asks for a second factor, and the way to where that is set up. */
export function TwoFactorState() {
  const { data, isPending, error, refetch } = useOwnTwoFactor();
  if (isPending) return <Skeleton h="10" />;
  if (!data)
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Your own two-factor sign-in could not be loaded. {errorMessage(error)}
      </Alert>
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Badge tone={data.enabled ? 'success' : 'plain'} icon={data.enabled ? ShieldCheck : ShieldOff}>
        {data.enabled ? 'On for your account' : 'Off for your account'}
      </Badge>
      <LinkButton href={paths.account} variant="outline" size="sm">
        {data.enabled ? 'Manage two-factor sign-in' : 'Enable two-factor sign-in'}
      </LinkButton>
    </chakra.div>
  );
}
