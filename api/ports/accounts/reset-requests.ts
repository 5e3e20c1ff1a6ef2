/** Requests for a new password, worked off by a job: whoever asks waits as long whether or not there is an account. */
export interface ResetRequests {
  /** `email`: normalised. */
  post(email: string): Promise<void>;
}
