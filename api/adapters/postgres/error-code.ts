/** The error as the driver threw it: objection wraps what it does not know. */
export function nativeErrorOf(error: unknown): unknown {
  return error instanceof Error && 'nativeError' in error ? error.nativeError : error;
}

/** The SQLSTATE of a refused query, or node's code of a broken connection; empty when there is none. */
export function errorCodeOf(error: unknown): string {
  const native = nativeErrorOf(error);
  return native instanceof Error && 'code' in native ? String(native.code) : '';
}

/** The constraint that a refused row goes against; empty when it was something else. */
export function constraintOf(error: unknown): string {
  const native = nativeErrorOf(error);
  return native instanceof Error && 'constraint' in native ? String(native.constraint) : '';
}
