import { createHash } from 'node:crypto';
import type { Digest } from '../../ports/shared/digest.ts';

export const nodeDigest: Digest = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
};
