import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useApiKeys, useRevokeApiKey } from '../../api/integrations.ts';
import type { ApiKey } from '../../api/integrations.ts';
import { formatDay, formatMoment } from '../../lib/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { keyStatus } from './labels.ts';

/** The keys of the account. `locked`: without the Expert plan none is made, but those there are can be revoked. */
export function KeysPanel({ locked }: { locked: boolean }) {
  const { data, error, isFetching, refetch } = useApiKeys();
  const revokeKey = useRevokeApiKey();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);

  const revoke = async (key: ApiKey): Promise<void> => {
    try {
      await revokeKey.mutateAsync({ keyId: key.id });
      toast.success('API key revoked');
    } catch (failure) {
      toast.error('The key could not be revoked', errorMessage(failure));
      throw failure;
    }
  };
  const make = (
    <Button size="sm" icon={Plus} disabled={locked} onClick={() => setMaking(true)}>
      Make key
    </Button>
  );
  return (
    <Panel title="API keys" flush aside={data && data.keys.length > 0 && make}>
      <DataTable
        bare
        caption="Your API keys"
        columns={columns(setLeaving)}
        rows={data?.keys}
        rowKey={({ id }) => id}
        expect={2}
        error={error && errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={
          <EmptyState icon={KeyRound} title="No keys yet" action={make}>
            A key lets a program of yours call the API in your name, within the scopes you give it.
          </EmptyState>
        }
      />
      <MakeKeyDialog
        open={making}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          setMaking(false);
          setSecret(made);
        }}
      />
      <ShownOnce
        title="Your new API key"
        what="key"
        value={secret}
        note="Send it with every request as: Authorization: Bearer, a blank, and the key."
        onDone={() => setSecret(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Revoke ${leaving?.name ?? 'this key'}?`}
        description="Programs that use it are refused from now on. This cannot be undone."
        confirm="Revoke key"
        busyLabel="Revoking…"
        onConfirm={() => leaving && revoke(leaving)}
      />
    </Panel>
  );
}

function columns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  return [
    { id: 'name', header: 'Name', narrow: 'title', wrap: true, cell: (key) => <KeyName apiKey={key} /> },
    { id: 'scopes', header: 'Scopes', wrap: true, cell: ({ scopes }) => <Scopes of={scopes} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={keyStatus[status].tone}>{keyStatus[status].label}</Badge>,
    },
    {
      id: 'used',
      header: 'Last used',
      cell: ({ last_used_at: at }) => (at === null ? 'Never' : formatMoment(at)),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      narrow: 'actions',
      align: 'end',
      cell: (key) =>
        key.status === 'active' && (
          <Button variant="quiet" size="sm" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        ),
    },
  ];
}

function KeyName({ apiKey: { name, prefix, created_at, expires_at } }: { apiKey: ApiKey }) {
  return (
    <Stack gap="0.5" minW="0" textAlign="start">
      <chakra.span fontWeight="550" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <chakra.span textStyle="caption" color="fg.muted" fontWeight="400">
        <chakra.code textStyle="code">{prefix}…</chakra.code> made {formatDay(created_at)}
        {expires_at !== null && `, expires ${formatDay(expires_at)}`}
      </chakra.span>
    </Stack>
  );
}

function Scopes({ of }: { of: readonly string[] }) {
  return (
    <chakra.span textStyle="code" color="fg.muted">
      {of.join(' ')}
    </chakra.span>
  );
}
