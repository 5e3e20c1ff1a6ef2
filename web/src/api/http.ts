import axios from 'axios';
import type { AxiosRequestConfig } from 'axios';

const instance = axios.create({ baseURL: '/api', withCredentials: true });

/** Every generated call goes through here. */
export async function http<T>(config: AxiosRequestConfig): Promise<T> {
  const answer = await instance.request<T>(config);
  return answer.data;
}
