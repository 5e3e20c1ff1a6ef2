import axios, { isAxiosError, isCancel } from 'axios';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { errorOfAnswer, errorOfSilence } from './errors.ts';
import { heldToken } from './token.ts';

/** Where the API lies; a deployment may put it on another host. No trailing slash. */
export const apiBase: string = import.meta.env?.VITE_API_BASE ?? '/api';

/** Headers that sign a call; for the few calls that do not go through `http` (event streams). */
export function authHeaders(): Record<string, string> {
  const token = heldToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

export const instance = axios.create({ baseURL: apiBase, withCredentials: true });

/** A failed download answers as a Blob; the words are inside it. */
async function bodyOf(answer: AxiosResponse<unknown>): Promise<unknown> {
  return answer.data instanceof Blob ? answer.data.text() : answer.data;
}

/** Every generated call goes through here. Rejects with `ApiError`, or with the cancellation of an aborted call. */
export async function http<T>(config: AxiosRequestConfig): Promise<T> {
  try {
    const headers = { ...authHeaders(), ...config.headers };
    const answer = await instance.request<T>({ ...config, headers });
    return answer.data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    if (!error.response) throw errorOfSilence();
    throw errorOfAnswer(error.response.status, await bodyOf(error.response));
  }
}
