/** The name of an order for people, from its id: `WW-3F0A91C27B`. */
export function orderNumber(id: string): string {
  return `WW-${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`;
}
