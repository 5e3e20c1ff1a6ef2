/** How long a customer may take at the bank. A charge older than this that still waits is withdrawn when asked for. */
export const challengeWindowMs = 30 * 60_000;
