/** What the caller calls the instrument; null when it said nothing or `Unknown`. */
export function givenSymbol(symbol: string | undefined): string | null {
  const text = symbol?.trim() ?? '';
  return text === '' || text.toLowerCase() === 'unknown' ? null : text;
}
