/** Number with fixed decimals and commas between thousands: the same text in a narrative, in a question and on a screen. */
export function fixed(value: number, decimals: number): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return `${sign}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** With how many decimals prices of a chart are said: those of its axis, two at least and eight at most. */
export const priceDecimalsOf = (axisDecimals: number): number => Math.min(8, Math.max(2, axisDecimals));

/** Whether an error, said with the decimals of its price, would show zeros alone: it is then said with one significant figure. */
export const vanishes = (sigma: number, decimals: number): boolean => sigma < 0.5 * 10 ** -decimals;
