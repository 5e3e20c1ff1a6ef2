/** A call as the generated client makes it. */
export interface Call {
  /** As in the contract, without '/api'. */
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: object | undefined;
  data?: unknown;
  headers?: Record<string, string>;
  /** Not given: JSON. */
  responseType?: 'blob' | 'text';
  signal?: AbortSignal | undefined;
}
