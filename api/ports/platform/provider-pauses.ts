/** Until when a model provider asked not to be called, where all replicas see it. */
export interface ProviderPauses {
  /** Null when it may be called at `now`. */
  until(provider: string, now: Date): Promise<Date | null>;
  /** A pause never gets shorter: of two answers that came at once, the longer one counts. */
  extend(provider: string, until: Date): Promise<void>;
}
