import axios, { isAxiosError, isCancel } from 'axios';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { apiBase, authHeaders } from './base.ts';
import { ApiError, errorOfAnswer, errorOfSilence } from './errors.ts';
import { proofGiven } from './proof-request.ts';

/** Values of a query as they are; what is not given is left out. */
function queryOf(params: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

export const instance = axios.create({ baseURL: apiBase, withCredentials: true, paramsSerializer: queryOf });

/** A failed download answers with a Blob that contains the problem's JSON. */
async function bodyOf(answer: AxiosResponse<unknown>): Promise<unknown> {
  return answer.data instanceof Blob ? answer.data.text() : answer.data;
}

async function sendOnce<T>(config: AxiosRequestConfig): Promise<T> {
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

/**
 * Sends a call, and sends it again once the password was given, where the server asks for that first. Rejects with `ApiError`,
 * or with the cancellation of an aborted call.
 */
export async function send<T>(config: AxiosRequestConfig): Promise<T> {
  try {
    return await sendOnce<T>(config);
  } catch (error) {
    const asked = error instanceof ApiError && error.code === 'accounts.proof_required';
    if (!asked || !(await proofGiven())) throw error;
    return sendOnce<T>(config);
  }
}
