/** Clicks that nobody made: an admin says that an order is a partner's. */
export interface VouchedClicks {
  /** The id of a click made for such an order; null when the slug is not that of an active partner. */
  make(slug: string): Promise<string | null>;
}
