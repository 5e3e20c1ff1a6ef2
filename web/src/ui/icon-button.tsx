import type { LucideIcon } from 'lucide-react';
import { StyledButton } from './button.tsx';
import type { ButtonAttributes, ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ButtonAttributes, 'children'> &
  Omit<ButtonLook, 'icon' | 'iconEnd' | 'block'> & { label: string; icon: LucideIcon; tooltip?: boolean };

/** Only where the context explains the icon (close, menu, toggle): the label is its name and its tooltip. */
export function IconButton({ label, icon, variant = 'quiet', tooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <StyledButton type="button" aria-label={label} square variant={variant} {...rest}>
      <Icon as={icon} size={18} />
    </StyledButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
