/** Finds the partner click that stands for a visitor, so that an order can be counted for the partner. */
export interface ReferralLookup {
  /**
   * The id of the click that the cookie `wickwise_ref` binds right now; null when there is no cookie, its signature is
   * wrong, its time is over, or its brand is no longer active. Pass it on as `CommissionableOrder.clickId`.
   */
  clickIdOf(cookieValue: string | undefined): Promise<string | null>;
}
