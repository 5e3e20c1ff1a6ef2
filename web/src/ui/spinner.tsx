import { chakra } from '@chakra-ui/react';

/** A spinner; always beside a text that says what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <chakra.svg
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      animation="spin 900ms linear infinite"
    >
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
      <path
        d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}
