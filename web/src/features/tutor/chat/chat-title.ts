const TITLE_LENGTH = 50;

/** The title of a conversation that begins with this question: its first 50 characters followed by dots. */
export function chatTitle(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > TITLE_LENGTH ? `${characters.slice(0, TITLE_LENGTH).join('')}...` : line;
}
