import type { LucideIcon } from 'lucide-react';

/** A Lucide icon with a 1.5 px stroke at any size. Decorative: a text is always beside it. */
export function Icon({ as: Glyph, size = 16 }: { as: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />;
}
