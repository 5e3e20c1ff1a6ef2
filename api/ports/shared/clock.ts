/** The time. The only way for a use case to learn it. */
export interface Clock {
  now(): Date;
}
