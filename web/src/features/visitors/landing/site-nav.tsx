import { Menu, Moon, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { setTheme } from '../../../ui/theme/appearance.ts';
import { Container } from './section.tsx';

const anchors = [
  ['Features', '#features'],
  ['How It Works', '#how-it-works'],
  ['Pricing', '#pricing'],
  ['About', '#about'],
  ['Contact', '#contact'],
] as const;

const NavLink = chakra(Anchor, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3',
    textStyle: 'label',
    color: 'fg.muted',
    borderRadius: 'control',
    _hover: { color: 'fg' },
  },
});

const iconButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '10',
  h: '10',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
} as const;

/** Which picture it shows is decided by the style sheet: the page is the same for everybody before scripts run. */
function ThemeButton() {
  const toggle = (): void => setTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');
  return (
    <chakra.button
      type="button"
      aria-label="Switch between light and dark"
      onClick={toggle}
      data-needs-script=""
      {...iconButton}
      css={{
        '& > :first-child': { display: { base: 'inline', _dark: 'none' } },
        '& > :last-child': { display: { base: 'none', _dark: 'inline' } },
      }}
    >
      <span>
        <Icon as={Moon} size={18} />
      </span>
      <span>
        <Icon as={Sun} size={18} />
      </span>
    </chakra.button>
  );
}

/** Login opens over the page where scripts run, and is a page of its own where they do not. */
function WaysIn({ trialHref, onLogin }: Omit<Props, 'help'>) {
  const { user } = useSession();
  const hydrated = useHydrated();
  if (user && hydrated) return <LinkButton href={paths.dashboard}>Dashboard</LinkButton>;
  return (
    <>
      <LinkButton
        href={paths.login}
        variant="quiet"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onLogin();
        }}
      >
        Login
      </LinkButton>
      <chakra.span display={{ base: 'none', sm: 'inline-flex' }}>
        <LinkButton href={trialHref}>Start Free Trial</LinkButton>
      </chakra.span>
    </>
  );
}

/** On phones the anchors are behind one button; it needs no script to open. */
function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = details;
      const inside = event.target instanceof Node && current?.contains(event.target) === true;
      const chosen = event.target instanceof Element && event.target.closest('a') !== null;
      if (current && (!inside || chosen)) current.open = false;
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);
  return (
    <chakra.details ref={details} display={{ lg: 'none' }} position="relative">
      <chakra.summary
        aria-label="Menu"
        {...iconButton}
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Icon as={Menu} size={20} />
      </chakra.summary>
      <chakra.ul
        position="absolute"
        top="12"
        insetEnd="0"
        minW="13rem"
        p="2"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        boxShadow="overlay"
        listStyleType="none"
      >
        {anchors.map(([name, href]) => (
          <li key={href}>
            <NavLink href={href} width="full">
              {name}
            </NavLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

interface Props {
  /** The way to help: in the bar it lies on nothing, wherever the page is scrolled to. */
  help: ReactNode;
  trialHref: string;
  onLogin: () => void;
}

/** The way around the page and into the product; stays in view. */
export function SiteNav(props: Props) {
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="color-mix(in srgb, {colors.bg} 92%, transparent)"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
    >
      <Container>
        <chakra.div display="flex" alignItems="center" gap="2" h="16">
          <Anchor href="#home" aria-label={`${usePlatformName()}, to the top`}>
            <Logo size={24} />
          </Anchor>
          <chakra.nav aria-label="Sections" display={{ base: 'none', lg: 'flex' }} ms="6">
            {anchors.map(([name, href]) => (
              <NavLink key={href} href={href}>
                {name}
              </NavLink>
            ))}
          </chakra.nav>
          <chakra.div ms="auto" display="flex" alignItems="center" gap="1">
            <chakra.div w={{ base: '12', md: '24' }} css={{ '& > button': { px: '0' } }} data-needs-script="">
              {props.help}
            </chakra.div>
            <ThemeButton />
            <WaysIn {...props} />
            <PhoneMenu />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
