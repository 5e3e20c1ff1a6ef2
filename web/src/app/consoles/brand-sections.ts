import type { ConsoleSection } from './sections.ts';

/**
 * The menu of the partner dashboard, in its order: dashboard, orders, analytics, commission, profile, statements. Each
 * screen renders its own `Page`, and owns the addresses below its own.
 */
export const brandSections: readonly ConsoleSection[] = [];
