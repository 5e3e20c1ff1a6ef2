import { Monitor, Moon, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuEntry } from '../ui/menu-props.ts';
import { useAppearance } from '../ui/theme/appearance.ts';
import type { CandleColours, ThemeChoice } from '../ui/theme/appearance.ts';

const themes: { value: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
];

const candleColours: { value: CandleColours; label: string }[] = [
  { value: 'green-red', label: 'Green and red' },
  { value: 'blue-orange', label: 'Blue and orange' },
];

/** Light or dark, and the colours of rising and falling. */
export function AppearanceMenu() {
  const { theme, resolved, candles, setTheme, setCandles } = useAppearance();
  const items: MenuEntry[] = [
    { heading: 'Theme' },
    ...themes.map(({ value, label, icon }) => ({
      id: value,
      icon,
      label,
      chosen: theme === value,
      onSelect: () => setTheme(value),
    })),
    'separator',
    { heading: 'Rising and falling' },
    ...candleColours.map(({ value, label }) => ({
      id: value,
      label,
      chosen: candles === value,
      onSelect: () => setCandles(value),
    })),
  ];
  return (
    <Menu
      side="bottom-end"
      items={items}
      trigger={
        <IconButton label="Appearance" icon={resolved === 'dark' ? Moon : Sun} size="sm" tooltip={false} />
      }
    />
  );
}
