/** What could not be booked: an order, a refund, or a charge that came too late. */
export type BookingKind = 'order' | 'refund' | 'late_charge';

/** Something whose booking failed, and goes on failing until it succeeds. */
export interface BookingFailure {
  /** Of the order, the refund or the late charge. */
  id: string;
  kind: BookingKind;
  orderId: string;
  /** How often it was tried. */
  tries: number;
  /** What went wrong last. */
  message: string;
  firstAt: Date;
  retryAt: Date;
}

/** Bookings that failed: each waits for its own next try. */
export interface BookingFailures {
  /** Those of these ids that failed before. */
  among(ids: readonly string[]): Promise<BookingFailure[]>;
  /** Writes a failure down, in place of an earlier one. */
  put(failure: BookingFailure): Promise<void>;
  /** It has succeeded; nothing happens when it never failed. */
  clear(id: string): Promise<void>;
  /** How many there are, and the oldest of them. */
  open(limit: number): Promise<{ count: number; failures: BookingFailure[] }>;
}
