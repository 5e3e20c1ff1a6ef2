import type { AuditEntry } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { chakra, Stack } from '../../../ui/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { actionText, actorText, entryParts, objectText } from './audit-text.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Cell = chakra('td', {
  base: { textStyle: 'body', py: '2', pe: '3', verticalAlign: 'top', overflowWrap: 'anywhere' },
});
const Head = chakra('th', {
  base: { textStyle: 'caption', color: 'fg.muted', fontWeight: '500', textAlign: 'start', pb: '1', pe: '3' },
});

/** One entry of the audit log in full: who did what to what and when, and each value before and after. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  return (
    <Sheet
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={entry ? actionText(entry.action) : ''}
      width="min(34rem, 100vw)"
    >
      {entry && <Entry entry={entry} />}
    </Sheet>
  );
}

function Entry({ entry: { id, at, actor, action, object, details } }: { entry: AuditEntry }) {
  const { changes, facts } = entryParts(details);
  const about = [
    { label: 'Entry', value: String(id) },
    { label: 'When', value: formatMoment(at) },
    { label: 'Who', value: actorText({ actor, action }) },
    { label: 'Object', value: objectText(object) },
    ...facts,
  ];
  return (
    <Stack gap="5">
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(7rem, max-content) minmax(0, 1fr)"
        columnGap="4"
        rowGap="1.5"
      >
        {about.map(({ label, value }) => (
          <chakra.div key={label} display="contents">
            <chakra.dt textStyle="body" color="fg.muted">
              {upper(label)}
            </chakra.dt>
            <chakra.dd textStyle="body" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {changes.length > 0 && (
        <chakra.table width="full" borderCollapse="collapse" aria-label="What changed">
          <thead>
            <tr>
              <Head scope="col">Changed</Head>
              <Head scope="col">Before</Head>
              <Head scope="col">After</Head>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ label, before, after }) => (
              <chakra.tr key={label} borderTopWidth="1px">
                <Cell>{upper(label)}</Cell>
                <Cell color="fg.muted">{before}</Cell>
                <Cell>{after}</Cell>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </Stack>
  );
}
