/** How many credits something holds: a whole number from 0, or no limit at all. */
export type CreditAmount = number | 'unlimited';
