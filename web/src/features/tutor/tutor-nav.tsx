import { Anchor } from '../../ui/link.tsx';
import { chakra } from '../../ui/layout.ts';
import { paths } from '../../lib/paths.ts';

type Place = 'chat' | 'lessons' | 'calculators' | 'practice';

const places: readonly { place: Place; label: string; href: string }[] = [
  { place: 'chat', label: 'Chat', href: paths.aiTutor },
  { place: 'lessons', label: 'Lessons', href: paths.lessons },
  { place: 'calculators', label: 'Calculators', href: paths.calculators },
  { place: 'practice', label: 'Practice', href: paths.practice },
];

/** The four parts of the tutor; `due` is the number of review cards that wait. */
export function TutorNav({ current, due = 0 }: { current: Place; due?: number }) {
  return (
    <chakra.nav
      aria-label="Tutor"
      display="flex"
      gap="5"
      borderBottomWidth="1px"
      overflowX="auto"
      data-print="none"
    >
      {places.map(({ place, label, href }) => (
        <NavLink key={place} href={href} aria-current={place === current ? 'page' : undefined}>
          {label}
          {place === 'practice' && due > 0 && <DueCount due={due} />}
        </NavLink>
      ))}
    </chakra.nav>
  );
}

function DueCount({ due }: { due: number }) {
  return (
    <chakra.span
      ms="2"
      px="1.5"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      textStyle="caption"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
    >
      {due} due
    </chakra.span>
  );
}

const NavLink = chakra(Anchor, {
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
