import { Suspense, useEffect, useState } from 'react';
import { askForProofBy } from '../api/proof-request.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useOnce } from '../lib/use-once.ts';

const ProofDialog = lazyComponent(
  async () => (await import('../entities/session/proof-dialog.tsx')).ProofDialog,
);

/** Asks for the password wherever the server wants it given again; its code is loaded when it is first asked for. */
export function LazyProofDialog() {
  const [answer, setAnswer] = useState<((given: boolean) => void) | null>(null);
  useEffect(() => {
    askForProofBy(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => askForProofBy(null);
  }, []);
  if (!useOnce(answer !== null)) return null;
  const close = (given: boolean): void => {
    answer?.(given);
    setAnswer(null);
  };
  return (
    <Suspense>
      <ProofDialog open={answer !== null} onClose={close} />
    </Suspense>
  );
}
