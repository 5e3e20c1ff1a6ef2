import { chakra } from '@chakra-ui/react';
import { usePlatformName } from '../lib/platform-name.ts';

/**
 * A candle held against a price scale: the amber line carries its close to the scale. Drawn on a 24-unit grid so that
 * every edge falls on a pixel at 24 and 48.
 */
export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <chakra.svg
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      flexShrink="0"
    >
      <path d="M8 2v20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <rect x="3" y="7" width="10" height="11" rx="1.5" fill="currentColor" />
      <path d="M20 3v18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity="0.35" />
      <chakra.path d="M13 8H23" stroke="accent.solid" strokeWidth="2.5" strokeLinecap="round" />
    </chakra.svg>
  );
}

/** Mark and name. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      verticalAlign="top"
      gap="2"
      color="fg"
      lineHeight="1"
      fontWeight="650"
      fontSize={`${Math.round(size * 0.72)}px`}
      letterSpacing="-0.02em"
    >
      <LogoMark size={size} />
      {usePlatformName()}
    </chakra.span>
  );
}
