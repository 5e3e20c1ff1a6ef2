/** Secrets and codes of authenticator apps (RFC 6238: SHA-1, 6 digits, steps of 30 seconds), and codes for when the app is lost. */
export interface OneTimeCodes {
  /** 160 fresh random bits in base32. */
  newSecret(): string;
  /**
   * The time step (whole 30 seconds since 1970) whose code this is, among the present one and its two neighbours, which
   * clocks that differ a little need; null when it is the code of none.
   */
  matchingStep(secret: string, code: string, now: Date): number | null;
  /** The address that apps read from a QR code. */
  enrolmentUrl(secret: string, issuer: string, account: string): string;
  /** 80 fresh random bits in base32: 16 characters. */
  newRecoveryCode(): string;
}
