import type { LucideIcon } from 'lucide-react';

/** Lucide at the house weight: 1.5 px whatever the size. Decorative; the words stand beside it. */
export function Icon({ as: Glyph, size = 16 }: { as: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />;
}
