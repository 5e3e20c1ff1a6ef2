/** What a provider is asked for. */
export type ProviderPurpose = 'narrative' | 'tutor' | 'witness';

export interface ProviderError {
  provider: string;
  purpose: ProviderPurpose;
  /** The provider's own message; never a key. */
  message: string;
  at: Date;
}

/** The last failure of a model provider for each purpose, where all replicas and the health panel see it. */
export interface ProviderErrors {
  record(error: ProviderError): Promise<void>;
  /** Latest first, with how often each purpose has failed so far. */
  latest(): Promise<(ProviderError & { times: number })[]>;
}
