import type { SessionInfo } from '../../api/generated/model';
import { formatMoment } from '../../lib/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  session: SessionInfo;
  /** Less room around it, as in a dialog. */
  dense?: boolean;
  busy: boolean;
  onSignOut: () => void;
}

/** A signed-in device with a button that signs it out; the current device has none. */
export function SignedInDevice({ session, dense = false, busy, onSignOut }: Props) {
  const name = session.device ?? 'Unknown device';
  return (
    <Flex
      as="li"
      align="center"
      gap={dense ? '3' : '4'}
      px={dense ? '3' : '5'}
      py={dense ? '2' : '3'}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <chakra.span fontWeight="550">{name}</chakra.span>
          {session.current && <Badge tone="success">This device</Badge>}
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted">
          Signed in {formatMoment(session.created_at)}; last used {formatMoment(session.last_used_at)}
        </chakra.p>
      </chakra.div>
      {!session.current && (
        <Button variant="quiet" size="sm" aria-label={`Sign out ${name}`} busy={busy} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </Flex>
  );
}
