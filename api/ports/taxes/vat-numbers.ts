/** Knows the form and check digits of the VAT numbers of the EU's member states and the United Kingdom. */
export interface VatNumbers {
  /**
   * The number in its one way of writing, with its prefix and without blanks (`DE136695976`); null when it is no number of that
   * country, or the country is none of those. Whether it was given out, and to whom, is not asked.
   */
  read(country: string, typed: string): string | null;
}
