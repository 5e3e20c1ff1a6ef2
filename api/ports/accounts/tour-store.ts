/** Whether an account was through the tour of the first steps. */
export interface TourStore {
  left(userId: string): Promise<boolean>;
  /** The first time counts. */
  leave(userId: string, at: Date): Promise<void>;
}
