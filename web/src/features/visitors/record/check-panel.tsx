import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { RecordHead } from '../../../../../api/domain/shared-with-web/plan-record.ts';
import { errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { checkRecord } from './check-record.ts';
import type { RecordCheck } from './check-record.ts';
import { numberText } from '../../../lib/formatting.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'checking'; checked: number }
  | { kind: 'checked'; check: RecordCheck; wanted: string }
  | { kind: 'failed'; message: string };

const HASH = /^[0-9a-f]{64}$/;

/** Recomputes the whole chain in the browser, and looks for a head that somebody wrote down earlier. */
export function CheckPanel({ announced }: { announced: RecordHead }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [head, setHead] = useState('');
  const wanted = head.trim().toLowerCase();
  const wrong =
    wanted !== '' && !HASH.test(wanted) ? 'A head has 64 characters, 0 to 9 and a to f.' : undefined;
  const check = async (): Promise<void> => {
    if (wrong) return;
    setState({ kind: 'checking', checked: 0 });
    try {
      const found = await checkRecord({ announced, saved: wanted }, (checked) =>
        setState({ kind: 'checking', checked }),
      );
      setState({ kind: 'checked', check: found, wanted });
    } catch (error) {
      console.error('The record could not be checked', error);
      setState({ kind: 'failed', message: errorMessage(error) });
    }
  };
  const checking = state.kind === 'checking';
  return (
    <Stack gap="4" alignItems="flex-start">
      <chakra.div width="full" maxW="40rem">
        <TextField
          label="A head you kept"
          hint="Then it is said whether it is still a part of the record."
          optional
          mono
          spellCheck={false}
          autoComplete="off"
          error={wrong}
          value={head}
          onChange={(event) => setHead(event.currentTarget.value)}
        />
      </chakra.div>
      <Button icon={ShieldCheck} busy={checking} onClick={() => void check()}>
        Verify in this browser
      </Button>
      {checking && <Progress checked={state.checked} of={Math.max(announced.sequence, state.checked)} />}
      {state.kind === 'checked' && <Verdict {...state} />}
      {state.kind === 'failed' && <Alert title="The record could not be verified">{state.message}</Alert>}
    </Stack>
  );
}

function Progress({ checked, of }: { checked: number; of: number }) {
  const share = of === 0 ? 0 : (checked / of) * 100;
  return (
    <chakra.div width="full" maxW="24rem">
      <chakra.div
        role="progressbar"
        aria-label="Entries verified"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={checked}
        h="6px"
        bg="bg.muted"
      >
        <chakra.div h="full" bg="accent.solid" style={{ width: `${share}%` }} />
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {`${numberText(checked)} of ${numberText(of)} entries`}
      </chakra.p>
    </chakra.div>
  );
}

function Verdict({ check: { head, fault, found }, wanted }: { check: RecordCheck; wanted: string }) {
  if (fault !== null)
    return (
      <Alert title="The record was changed">
        {`${fault}. Entries before it that are in order: ${numberText(head.sequence)}.`}
      </Alert>
    );
  const savedHead =
    wanted === ''
      ? ''
      : found === null
        ? ' The head you kept is not part of it: the record was rewritten after you saw it.'
        : ` The head you kept is entry ${found}: everything up to it is as it was then.`;
  return (
    <Alert
      tone={wanted !== '' && found === null ? 'danger' : 'success'}
      title={
        head.sequence === 1 ? '1 entry is in order' : `${numberText(head.sequence)} entries are in order`
      }
    >
      {`Each holds the hash of the one before, recomputed here.${savedHead}`}
    </Alert>
  );
}
