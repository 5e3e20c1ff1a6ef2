import { ChartCandlestick, GraduationCap, History, LayoutDashboard } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

/** Icons of the menu by address; a module of its own, so that only the shell loads them. */
export const pageIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.chartAnalysis]: ChartCandlestick,
  [paths.aiTutor]: GraduationCap,
  [paths.history]: History,
};
