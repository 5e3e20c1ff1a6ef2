import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** One of a group, and the chosen one. */
  chosen?: boolean;
  /** Shown at the end of the row, e.g. '?'. */
  shortcut?: string;
}

export type MenuEntry = MenuAction | 'separator' | { heading: string };

export interface MenuProps {
  /** A button. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  items: readonly MenuEntry[];
  /** Stands above the entries; not selectable. */
  header?: ReactNode;
  side?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'right-end';
}
