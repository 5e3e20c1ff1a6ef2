import { apiBase, authHeaders } from './base.ts';
import { errorOfAnswer, errorOfSilence, ApiError } from './errors.ts';
import { proofGiven } from './proof-request.ts';

/** A call as the generated client states it. */
interface Call {
  /** As in the contract, without the base. */
  url: string;
  method?: string;
  params?: object;
  data?: unknown;
  headers?: Readonly<Record<string, string | undefined>>;
  /** A download answers with a Blob. */
  responseType?: 'blob';
  signal?: AbortSignal;
}

/** A call as it is sent. */
export interface Outgoing {
  method: string;
  url: string;
  params?: object;
  /** JSON, or a form with a file. */
  data?: string | FormData;
  headers: Headers;
  credentials: RequestCredentials;
  responseType?: 'blob';
  signal?: AbortSignal;
}

interface Incoming {
  status: number;
  data: unknown;
}

/** Parameters without a value are left out. */
function query(params: object = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function overTheNetwork({ url, params, data, responseType, ...rest }: Outgoing): Promise<Incoming> {
  const response = await fetch(`${transport.base}${url}${query(params)}`, { ...rest, body: data });
  const body = responseType === 'blob' && response.ok ? response.blob() : response.text().then(parsed);
  return { status: response.status, data: await body };
}

/** What carries a call; tests and the pacts put another server there. */
export const transport = { base: apiBase, exchange: overTheNetwork };

function outgoing({ data, headers = {}, method = 'GET', ...call }: Call): Outgoing {
  const sent = new Headers({ Accept: 'application/json', ...authHeaders() });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, value);
  const isForm = data instanceof FormData;
  // The browser itself writes the type of a form: it holds the boundary of the parts.
  if (isForm) sent.delete('Content-Type');
  else if (data !== undefined) sent.set('Content-Type', 'application/json');
  const body = isForm || data === undefined ? data : JSON.stringify(data);
  return { ...call, method, headers: sent, data: body, credentials: 'include' };
}

async function sendOnce<T>(call: Call): Promise<T> {
  const { status, data } = await transport.exchange(outgoing(call)).catch((error: unknown) => {
    // So fetch says that there was no network, no server, or no end of the answer.
    const isSilence = (error as Partial<Error> | null)?.name === 'TypeError';
    throw isSilence ? errorOfSilence() : error;
  });
  if (status >= 200 && status < 300) return data as T;
  throw errorOfAnswer(status, data);
}

/**
 * Sends a call, and sends it again once the password was given, where the server asks for that first. Rejects with `ApiError`,
 * or with the reason of an aborted call.
 */
export async function send<T>(call: Call): Promise<T> {
  try {
    return await sendOnce<T>(call);
  } catch (error) {
    const asked = error instanceof ApiError && error.code === 'accounts.proof_required';
    if (!asked || !(await proofGiven())) throw error;
    return sendOnce<T>(call);
  }
}
