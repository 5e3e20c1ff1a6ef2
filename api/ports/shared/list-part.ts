/** Where an entry stands in a list that is ordered by time, entries of one moment by their id. */
export interface Position {
  at: Date;
  id: string;
}

/** Which part of a list is wanted. */
export interface ListPart {
  /** The list begins behind this entry. */
  after?: Position | undefined;
  offset: number;
  limit: number;
}

/** How many entries match. Where not all were counted there are more than `total`. */
export interface Total {
  total: number;
  totalIsExact: boolean;
}
