import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Anchor } from './link.tsx';

export interface PagePart {
  href: string;
  label: string;
  /** Stands behind the label, e.g. a count. */
  badge?: ReactNode;
}

export interface PartNavProps {
  /** What the parts belong to; names the landmark. */
  label: string;
  parts: readonly PagePart[];
  /** The `href` of the part that is shown. */
  current: string;
}

const PartLink = chakra(Anchor, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '11',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** On a phone the links scroll sideways: the current one must be seen. */
const intoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });

/** Links between the parts of one section, drawn as tabs; each part has an address of its own. */
export function PartNav({ label, parts, current }: PartNavProps) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      gap="5"
      borderBottomWidth="1px"
      overflowX="auto"
      data-print="none"
    >
      {parts.map(({ href, label: text, badge }) => (
        <PartLink
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          ref={href === current ? intoView : undefined}
        >
          {text}
          {badge}
        </PartLink>
      ))}
    </chakra.nav>
  );
}
