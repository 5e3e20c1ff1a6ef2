import { chakra } from '@chakra-ui/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Anchor } from './link.tsx';
import type { LinkProps } from './link.tsx';
import { buttonRecipe } from './recipes/button-recipe.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'solid' | 'outline' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** As wide as high; needs an `aria-label`. */
  square?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

export type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
  ref?: Ref<HTMLButtonElement>;
};

export const StyledButton = chakra('button', buttonRecipe);
const StyledAnchor = chakra(Anchor, buttonRecipe);

function Content({
  icon,
  iconEnd,
  busy,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { busy?: boolean; children: ReactNode }) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon as={icon} />}
      {children}
      {iconEnd && <Icon as={iconEnd} />}
    </>
  );
}

export type ButtonProps = ButtonAttributes & ButtonLook & { busy?: boolean; busyLabel?: string };

/** A verb. While `busy` it cannot be pressed again and says `busyLabel`; it keeps the focus. */
export function Button({
  busy = false,
  busyLabel,
  icon,
  iconEnd,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Content icon={icon} iconEnd={iconEnd} busy={busy}>
        {busy ? (busyLabel ?? children) : children}
      </Content>
    </StyledButton>
  );
}

/** An action within running text or a cell of a table, drawn as underlined text of the size around it. */
export const TextButton = chakra(
  'button',
  {
    base: {
      textAlign: 'start',
      textDecorationLine: 'underline',
      textDecorationColor: 'border.strong',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      borderRadius: '2px',
      // Twenty-four pixels to hit.
      minH: '6',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ icon, iconEnd, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <StyledAnchor {...rest}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </StyledAnchor>
  );
}
