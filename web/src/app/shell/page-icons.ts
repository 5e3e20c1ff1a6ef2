import { ChartCandlestick, GraduationCap, History, LayoutDashboard } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

/** What stands before each page in the menu, by its address; apart from the pages, so that only the shell loads them. */
export const pageIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.chartAnalysis]: ChartCandlestick,
  [paths.aiTutor]: GraduationCap,
  [paths.history]: History,
};
