import axios, { isAxiosError, isCancel } from 'axios';
import type { AxiosResponse } from 'axios';
import { apiBase, authHeaders, queryOf } from './base.ts';
import type { Call } from './call.ts';
import { errorOfAnswer, errorOfSilence } from './errors.ts';

export const instance = axios.create({ baseURL: apiBase, withCredentials: true, paramsSerializer: queryOf });

/** A failed download answers with a Blob that contains the problem's JSON. */
async function bodyOf(answer: AxiosResponse<unknown>): Promise<unknown> {
  return answer.data instanceof Blob ? answer.data.text() : answer.data;
}

/** Sends a call, and downloads: what a page needs once something is pressed. */
export async function send<T>(call: Call): Promise<T> {
  try {
    const headers = { ...authHeaders(), ...call.headers };
    const answer = await instance.request<T>({ ...call, headers });
    return answer.data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    if (!error.response) throw errorOfSilence();
    throw errorOfAnswer(error.response.status, await bodyOf(error.response));
  }
}
