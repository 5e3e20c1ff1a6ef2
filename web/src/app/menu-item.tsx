import type { LucideIcon } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { chakra } from '../ui/layout.ts';
import { Anchor } from '../ui/link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const Item = chakra(Anchor, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: { base: '11', md: '9' },
    px: '2.5',
    borderRadius: 'control',
    textStyle: 'label',
    color: 'fg.muted',
    position: 'relative',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&[aria-current=page]': { color: 'fg', bg: 'bg.muted' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      top: '2',
      bottom: '2',
      width: '2px',
      bg: 'accent.solid',
    },
  },
});

export interface MenuItemProps {
  title: string;
  href: string;
  icon?: LucideIcon;
  active: boolean;
  /** The title is read out and shown as a tooltip. */
  iconOnly?: boolean;
}

/** One line of a menu beside the page. */
export function MenuItem({ title, href, icon, active, iconOnly = false }: MenuItemProps) {
  return (
    <chakra.li listStyleType="none">
      <Tooltip content={title} side="right" disabled={!iconOnly}>
        <Item
          href={href}
          aria-current={active ? 'page' : undefined}
          ps={iconOnly ? '2' : undefined}
          pe={iconOnly ? '2' : undefined}
        >
          {icon && <Icon as={icon} size={iconOnly ? 17 : 16} />}
          {iconOnly ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </Item>
      </Tooltip>
    </chakra.li>
  );
}
