import { errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

interface Props {
  /** What is missing: 'The figures'. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Says above figures that they could not be loaded, and offers to try again; nothing while all is well. */
export function LoadNotice({ what, query }: Props) {
  if (!query.error) return null;
  return (
    <Alert
      title={`${what} could not be loaded`}
      action={
        <Button size="sm" variant="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      }
    >
      {errorMessage(query.error)}
    </Alert>
  );
}
