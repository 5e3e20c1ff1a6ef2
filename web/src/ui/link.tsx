import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { chakra } from '@chakra-ui/react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** How the app draws a link; must not use hooks of its own. */
export type DrawLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<DrawLink>((props) => <a {...props} />);

/** The app puts its router's link in here, so that the design system needs no router. */
export function LinkProvider({ link, children }: { link: DrawLink; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An anchor of whatever kind the app uses; has no look of its own. */
export function Anchor(props: LinkProps) {
  return useContext(LinkContext)(props);
}

const StyledLink = chakra(Anchor, {
  base: {
    color: 'fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'border.control',
    borderRadius: '2px',
    _hover: { textDecorationColor: 'accent.solid', textDecorationThickness: '2px' },
  },
  variants: {
    quiet: {
      true: {
        color: 'fg.muted',
        textDecorationLine: 'none',
        _hover: { color: 'fg', textDecorationLine: 'underline' },
      },
    },
  },
});

/** A link inside text; `quiet` for footers and lists of links. */
export function TextLink({ quiet = false, ...rest }: LinkProps & { quiet?: boolean }) {
  return <StyledLink quiet={quiet} {...rest} />;
}
