import type { HostileCase } from './hostile-case.ts';
import { pictureCases } from './picture-cases.ts';
import { requestCases } from './request-cases.ts';
import { strangerCases } from './stranger-cases.ts';

/** All hostile uploads, made from one honest PNG; the same every time. */
export async function hostileUploads(honest: Buffer): Promise<HostileCase[]> {
  return [...(await pictureCases(honest)), ...(await strangerCases(honest)), ...requestCases(honest)];
}
