/** What a capture of a drawn picture is. */
import type { ChartTruth } from '../truth.ts';

export type CaptureKind = 'photo' | 'jpeg' | 'down' | 'blur' | 'chat' | 'crop';

/** A degraded copy with its own truth. */
export interface Captured {
  file: Buffer;
  truth: ChartTruth;
}

const stem = (image: string): string => image.replace(/\.\w+$/, '');

export function renamed(truth: ChartTruth, kind: CaptureKind, capture: Record<string, number>): ChartTruth {
  return {
    ...truth,
    image: `${stem(truth.image)}__${kind}.${kind === 'crop' ? 'png' : 'jpg'}`,
    variant: kind,
    source_image: truth.image,
    capture: { kind, ...capture },
  };
}

/** Pixels a bar below which a photograph of a screen tells no bars apart. */
export const LEAST_PHOTO_SPACING = 5;
