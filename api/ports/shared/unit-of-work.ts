declare const transactionBrand: unique symbol;

/** A running database transaction. Opaque: handed on to stores, looked into by nobody but the adapter. */
export interface Transaction {
  readonly [transactionBrand]: true;
}

/**
 * Does several writes together or not at all.
 *
 * Guarantees: everything done with the `tx` handed in commits when `work` resolves and is undone when it throws; `run`
 * resolves only after the commit is durable. When the database reports a serialization failure or a deadlock the whole
 * `work` is run again, so it must have no effect other than through `tx`. A `Result` with `ok: false` commits like any
 * other value: decide first, then write.
 */
export interface UnitOfWork {
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
