import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** How codes are made: a tenth of the squares may be unreadable, and two squares of white around. */
export const QR_OPTIONS = { ecc: 'M', border: 2 } as const;

/** The dark squares as one path, in units of a square. */
function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

export interface QrPictureProps {
  text: string;
  /** What it is a code of, for those who do not see it. */
  label: string;
  /** CSS width and height. */
  size?: string;
}

/** A text to point a phone at: black on white in any theme, as cameras want it. */
export function QrPicture({ text, label, size = '9rem' }: QrPictureProps) {
  const code = encode(text, QR_OPTIONS);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      bg="white"
      borderWidth="1px"
      borderRadius="control"
      shapeRendering="crispEdges"
      flexShrink="0"
    >
      <path d={pathOf(code.data)} fill="black" />
    </chakra.svg>
  );
}
