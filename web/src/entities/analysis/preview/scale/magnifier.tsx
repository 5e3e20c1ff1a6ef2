/** The pixels of a picture around a height, enlarged, with a line at the height. */
import { Box } from '../../../../ui/layout.ts';
import type { Size } from './scale-draft.ts';

interface Props {
  src: string;
  size: Size;
  x: number;
  y: number;
}

const ZOOM = 4;
/** In CSS pixels. */
const FRAME = { width: 120, height: 64 };

export function Magnifier({ src, size, x, y }: Props) {
  return (
    <Box
      aria-hidden
      position="relative"
      flexShrink="0"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.muted"
      backgroundRepeat="no-repeat"
      boxSizing="content-box"
      style={{
        ...FRAME,
        imageRendering: 'pixelated',
        backgroundImage: `url("${src}")`,
        backgroundSize: `${size.width * ZOOM}px ${size.height * ZOOM}px`,
        backgroundPosition: `${FRAME.width / 2 - x * ZOOM}px ${FRAME.height / 2 - y * ZOOM}px`,
      }}
    >
      <Box
        position="absolute"
        insetX="0"
        top="50%"
        borderTopWidth="1px"
        borderColor="accent.solid"
        mt="-0.5px"
      />
    </Box>
  );
}
