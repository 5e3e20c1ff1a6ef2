import type { ReactNode } from 'react';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { useMay } from '../../../entities/session/use-may.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { AccountCare } from './account-care.tsx';
import { CreditAdjustmentForm } from './credit-adjustment-form.tsx';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { Suspension } from './suspension.tsx';
import { creditsText, roleName } from './user-labels.ts';
import { useRecordParts } from './user-records.tsx';
import { UserSessionList } from './user-session-list.tsx';

interface UserSheetProps {
  user: AdminUser | undefined;
  onClose: () => void;
}

/** One account beside the list: what it is, its credits, where it is signed in. */
export function UserSheet({ user, onClose }: UserSheetProps) {
  const self = useSession().user?.id;
  const may = useMay();
  return (
    <Sheet
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={user?.full_name ?? 'User'}
      width="min(34rem, 100vw)"
    >
      {user && (
        <Stack gap="8" pb="6">
          <Facts user={user} />
          <AccountCare user={user} own={user.id === self} onDeleted={onClose} />
          <RecordParts userId={user.id} />
          {may('adjustUserCredits') && (
            <Part title="Give or take credits">
              <CreditAdjustmentForm user={user} />
            </Part>
          )}
          <Part title="Signed-in devices">
            <UserSessionList user={user} />
          </Part>
          {user.two_factor && user.id !== self && may('resetUserTwoFactor') && (
            <Part title="Two-factor sign-in">
              <ResetTwoFactor user={user} />
            </Part>
          )}
          {user.id !== self && may('suspendUser') && (
            <Part title="Suspension">
              <Suspension user={user} />
            </Part>
          )}
        </Stack>
      )}
    </Sheet>
  );
}

function RecordParts({ userId }: { userId: string }) {
  return useRecordParts(userId).map(({ title, part }) => (
    <Part key={title} title={title}>
      {part}
    </Part>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h3 textStyle="subtitle" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

function Facts({ user }: { user: AdminUser }) {
  const facts: [string, ReactNode][] = [
    ['Email', user.email],
    ['Email confirmed', user.email_confirmed ? 'Yes' : <Badge tone="warning">Not yet</Badge>],
    ['Role', roleName(user.role)],
    ['Credits', creditsText(user)],
    ['Created', formatDay(user.created_at)],
    ['Password', user.claimed ? 'Set' : <Badge tone="warning">Not set yet</Badge>],
    ['Two-factor sign-in', user.two_factor ? <Badge tone="success">On</Badge> : 'Off'],
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2" textStyle="body">
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
