import { readFileSync } from 'node:fs';
import type { GreyImage } from '../types.ts';

/** A drawn label with what the trained network made of it in the training program. For tests. */
export interface ReferenceCase {
  text: string;
  crop: GreyImage;
  /** The network's input, row major, rounded to 1/170. */
  input: { width: number; data: Float32Array };
  /** Best class per time step, and its probability. */
  best: number[];
  probability: number[];
}

interface StoredCase extends Omit<ReferenceCase, 'crop' | 'input'> {
  crop: { width: number; height: number; data: string };
  input: { width: number; data: string };
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'));
}

/** The cases that training/export.py wrote beside the model. */
export function referenceCases(): ReferenceCase[] {
  const stored = JSON.parse(
    readFileSync(new URL('./ctc-reference.json', import.meta.url), 'utf8'),
  ) as StoredCase[];
  return stored.map((entry) => ({
    ...entry,
    crop: { ...entry.crop, data: bytes(entry.crop.data) },
    input: {
      width: entry.input.width,
      data: Float32Array.from(bytes(entry.input.data), (value) => value / 170 - 0.25),
    },
  }));
}
