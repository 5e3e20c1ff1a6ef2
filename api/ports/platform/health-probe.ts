/** Looks whether one thing that requests need is there. */
export interface HealthProbe {
  /** How the answer names it: `database`, `storage`, `reader`. */
  name: string;
  /** Resolves when it is there, rejects when it is not. The reason goes to the log, never into the answer. */
  check(): Promise<void>;
}
