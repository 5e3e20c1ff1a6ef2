import { chakra } from '../../ui/layout.ts';

const ticks = Array.from({ length: 13 }, (_, index) => 40 + index * 60);

/** A decorative candle beside a bare scale, without figures because nothing was measured. */
function Drawing() {
  return (
    <chakra.svg
      viewBox="0 0 560 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      position="absolute"
      inset="0"
      width="full"
      height="full"
    >
      {ticks.map((y) => (
        <chakra.path key={y} d={`M0 ${y}H560`} stroke="border" strokeWidth="1" />
      ))}
      <chakra.path d="M500 0V800" stroke="border.strong" strokeWidth="1" />
      {ticks.map((y) => (
        <chakra.path key={y} d={`M500 ${y}h10`} stroke="border.control" strokeWidth="1" />
      ))}
      <chakra.path d="M150 420V700M270 330V580M390 150V500" stroke="fg" strokeWidth="2" />
      <chakra.rect x="122" y="480" width="56" height="160" fill="bg.subtle" stroke="fg" strokeWidth="2" />
      <chakra.rect x="242" y="370" width="56" height="150" fill="fg" />
      <chakra.rect x="362" y="238" width="56" height="190" fill="bg.subtle" stroke="fg" strokeWidth="2" />
      <chakra.path d="M418 238H516" stroke="accent.solid" strokeWidth="3" />
      <chakra.path d="M522 238m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" fill="accent.solid" />
    </chakra.svg>
  );
}

/** The other half of the screen, where there is room for it. */
export function PriceScale() {
  return (
    <chakra.aside
      display={{ base: 'none', lg: 'flex' }}
      position="relative"
      width="42%"
      maxW="52rem"
      flexShrink="0"
      alignItems="flex-end"
      borderStartWidth="1px"
      bg="bg.subtle"
      overflow="hidden"
    >
      <Drawing />
      <chakra.p position="relative" textStyle="title" maxW="24ch" m="10" px="3" py="2" ms="7" bg="bg.subtle">
        Every number is measured, or it is not shown.
      </chakra.p>
    </chakra.aside>
  );
}
