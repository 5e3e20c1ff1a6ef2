/** How many recovery codes an admin gets. */
export const recoveryCodeCount = 10;

/** The six digits of an app as people type them, with blanks or without; null when it is no such thing. */
export function readTotpCode(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A recovery code without what people add or change: case, blanks, hyphens. */
export function readRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z2-7]/g, '');
}

/** A recovery code in groups of four, for reading and writing down. */
export function showRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/**
 * Whether the code of a time step may still be taken: each step once, and none before the last one taken (RFC 6238, 5.2),
 * so that a code that was seen over a shoulder is worth nothing.
 */
export function isStepFresh(lastStep: number | null, step: number): boolean {
  return lastStep === null || step > lastStep;
}
