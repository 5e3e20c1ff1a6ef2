import type { AdminUser } from '../../../api/accounts-admin.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';
import { TierSelect } from './tier-select.tsx';
import { creditsText, roleName } from './user-labels.ts';

/** The columns of the list of users. */
export function userColumns(onOpen: (user: AdminUser) => void): readonly Column<AdminUser>[] {
  return [
    {
      id: 'full_name',
      header: 'User',
      sortable: true,
      narrow: 'title',
      wrap: true,
      cell: (user) => <Name user={user} onOpen={onOpen} />,
    },
    { id: 'email', header: 'Email', sortable: true, cell: (user) => <Address email={user.email} /> },
    {
      id: 'role',
      header: 'Role',
      sortable: true,
      cell: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{roleName(role)}</Badge>,
    },
    {
      id: 'subscription_tier',
      header: 'Subscription Tier',
      sortable: true,
      width: '10rem',
      cell: (user) => <TierSelect user={user} />,
    },
    { id: 'credits', header: 'Credits', align: 'end', cell: creditsText },
    { id: 'created_at', header: 'Created', sortable: true, cell: (user) => formatDay(user.created_at) },
  ];
}

/** In one line beside others; a very long one ends in dots there, and is whole in its card on a phone. */
function Address({ email }: { email: string }) {
  return (
    <chakra.span
      display="block"
      title={email}
      maxW={{ md: '18rem' }}
      overflow={{ md: 'hidden' }}
      textOverflow="ellipsis"
    >
      {email}
    </chakra.span>
  );
}

function Name({ user, onOpen }: { user: AdminUser; onOpen: (user: AdminUser) => void }) {
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <TextButton aria-haspopup="dialog" fontWeight="550" onClick={() => onOpen(user)}>
        {user.full_name}
      </TextButton>
      {!user.claimed && <Badge tone="warning">No password yet</Badge>}
      {user.suspended_at !== null && <Badge tone="danger">Suspended</Badge>}
    </Flex>
  );
}
