import { numberText } from '../../../lib/formatting.ts';
import { useState } from 'react';
import { UserPlus, Users } from 'lucide-react';
import { downloadUsers, useOneUser, useUsers } from '../../../api/accounts-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { useOpened } from '../../../entities/list/use-opened.ts';
import { useMay } from '../../../entities/session/use-may.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { UserSheet } from './user-sheet.tsx';
import { ROLE_OPTIONS, TIER_OPTIONS } from './user-labels.ts';

const KINDS = {
  filters: {
    tier: ['none', 'starter', 'pro', 'expert'],
    role: ['user', 'admin', 'support', 'finance', 'brand'],
  },
  sorts: ['created_at', 'full_name', 'email', 'role', 'subscription_tier'],
  sort: { by: 'created_at', order: 'desc' },
} as const;

/** Everybody with an account: found, sorted, put on a tier, given credits, signed out; and accounts made for others. */
export function AdminUsersScreen() {
  const list = useListAddress(KINDS);
  const may = useMay();
  const users = useUsers({
    ...list.query,
    page: list.page,
  });
  const [adding, setAdding] = useState(false);
  const opened = useOpened(`${paths.adminDashboard}/users`);
  const { data, error } = users;
  const listed = data?.users.find(({ id }) => id === opened.id);
  const one = useOneUser(listed ? null : opened.id);
  const open = listed ?? (opened.id === null ? undefined : one.data?.user);
  return (
    <Page>
      <PageHeader
        title="User Management"
        actions={
          <>
            <CsvButton fetch={() => downloadUsers(list.query)} fileName="wickwise-users" />
            {may('createUser') && (
              <Button icon={UserPlus} onClick={() => setAdding(true)}>
                Add User
              </Button>
            )}
          </>
        }
      />
      <Stats stats={data?.stats} loading={!data && !error} />
      <ConsoleList
        of="users"
        list={list}
        answer={users}
        rowsOf={(answer) => answer.users}
        search="Search by name or email"
        filters={<Filters list={list} />}
        caption="Users"
        columns={userColumns((user) => opened.open(user.id))}
        rowKey={(user) => user.id}
        empty={<Nobody filtered={list.isFiltered} onClear={list.clear} onAdd={() => setAdding(true)} />}
      />
      <AddUserDialog open={adding} onOpenChange={setAdding} />
      <UserSheet user={open} onClose={opened.close} />
      {one.error && opened.id !== null && <Alert>{errorMessage(one.error)}</Alert>}
    </Page>
  );
}

interface Figures {
  total: number;
  starter: number;
  pro: number;
  expert: number;
}

function Stats({ stats, loading }: { stats: Figures | undefined; loading: boolean }) {
  const shown = (value: number | undefined): string => (value === undefined ? '–' : numberText(value));
  return (
    <StatRow>
      <StatCard label="Total" value={shown(stats?.total)} loading={loading} />
      <StatCard label="Starter" value={shown(stats?.starter)} loading={loading} />
      <StatCard label="Pro" value={shown(stats?.pro)} loading={loading} />
      <StatCard label="Expert" value={shown(stats?.expert)} loading={loading} />
    </StatRow>
  );
}

function Filters({ list }: { list: ReturnType<typeof useListAddress<typeof KINDS.filters, string>> }) {
  return (
    <>
      <chakra.div flex={{ base: '1 1 8rem', lg: '0 0 11rem' }}>
        <SelectField
          label="Tier"
          hideLabel
          options={[{ value: '', label: 'All tiers' }, ...TIER_OPTIONS]}
          value={list.filters.tier}
          onValue={(tier) => list.setFilter('tier', tier)}
        />
      </chakra.div>
      <chakra.div flex={{ base: '1 1 8rem', lg: '0 0 11rem' }}>
        <SelectField
          label="Role"
          hideLabel
          options={[{ value: '', label: 'All roles' }, ...ROLE_OPTIONS]}
          value={list.filters.role}
          onValue={(role) => list.setFilter('role', role)}
        />
      </chakra.div>
    </>
  );
}

interface NobodyProps {
  filtered: boolean;
  onClear: () => void;
  onAdd: () => void;
}

function Nobody({ filtered, onClear, onAdd }: NobodyProps) {
  if (filtered) {
    return (
      <EmptyState
        icon={Users}
        title="No user matches"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear search and filters
          </Button>
        }
      >
        Try part of the name or of the email address.
      </EmptyState>
    );
  }
  return <EmptyState icon={Users} title="No users yet" action={<Button onClick={onAdd}>Add User</Button>} />;
}
