/** What is wrong with a password that is being chosen. */
export const newPasswordMessage = (value: string): string =>
  value.length > 200 ? 'Use at most 200 characters.' : 'Use at least 6 characters.';

export const newPasswordHint = 'At least 6 characters, and not one of the common ones.';
