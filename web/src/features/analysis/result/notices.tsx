import { Alert } from '../../../ui/alert.tsx';
import { Stack } from '../../../ui/layout.ts';
import type { Notice } from '../../../api/generated/model';

/** What went differently than asked, said openly. Nothing when all went as asked. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Stack gap="2">
      {notices.map(({ code, message }) => (
        <Alert key={code} tone={code === 'reused' ? 'info' : 'warning'}>
          {message}
        </Alert>
      ))}
    </Stack>
  );
}
