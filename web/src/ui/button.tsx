import { Icon } from './icon.tsx';
import { StyledButton } from './plain-button.tsx';
import type { ButtonAttributes, ButtonLook } from './plain-button.tsx';
import { Tooltip } from './tooltip.tsx';
import type { LucideIcon } from 'lucide-react';

// Pages whose first view must stay small import these from plain-button.tsx: they need no tooltip.
export { Button, LinkButton } from './plain-button.tsx';
export type { ButtonLook, ButtonProps } from './plain-button.tsx';

export type IconButtonProps = Omit<ButtonAttributes, 'children'> &
  Omit<ButtonLook, 'icon' | 'iconEnd' | 'block'> & { label: string; icon: LucideIcon; tooltip?: boolean };

/** Only where the place explains the picture (close, menu, toggle): the label is its name and its tooltip. */
export function IconButton({ label, icon, variant = 'quiet', tooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <StyledButton type="button" aria-label={label} square variant={variant} {...rest}>
      <Icon as={icon} size={18} />
    </StyledButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
