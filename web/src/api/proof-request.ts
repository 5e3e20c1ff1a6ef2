/** Whoever is signed in gives the password again when the server asks for it, and what it refused is sent again. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** What asks people for their password; resolves with whether they gave it. Null: nobody asks. */
export function askForProofBy(next: Ask | null): void {
  ask = next;
}

/** Whether the password was given. Calls that are refused at the same time wait for one answer. */
export function proofGiven(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => (asking = null));
  return asking;
}
