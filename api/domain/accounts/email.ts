/** The form in which an email address is stored and compared: no blanks around it, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
