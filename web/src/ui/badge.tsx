import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

const message = (name: string) => ({
  bg: `${name}.subtle`,
  color: `${name}.fg`,
  borderColor: `${name}.border`,
});

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '6',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'caption',
    fontWeight: '550',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border.strong' },
      accent: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid' },
      success: message('success'),
      warning: message('warning'),
      danger: message('danger'),
      info: message('info'),
      rising: message('rising'),
      falling: message('falling'),
      neutral: message('neutral'),
    },
  },
  defaultVariants: { tone: 'plain' },
});

export interface BadgeProps {
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  icon?: LucideIcon;
  children: ReactNode;
}

/** A state as a short label. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <Frame tone={tone}>
      {icon && <Icon as={icon} size={13} />}
      {children}
    </Frame>
  );
}

export type Trend = 'rising' | 'falling' | 'neutral';

const arrows: Record<Trend, LucideIcon> = { rising: ArrowUp, falling: ArrowDown, neutral: ArrowRight };

/** A direction: arrow, label and colour say the same thing. */
export function TrendBadge({ trend, children }: { trend: Trend; children: ReactNode }) {
  return (
    <Frame tone={trend}>
      <Icon as={arrows[trend]} size={13} />
      {children}
    </Frame>
  );
}
