/** The outcome of something that can fail in an expected way: a value, or a reason the caller must handle. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** A success carrying `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A failure carrying `error`. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
