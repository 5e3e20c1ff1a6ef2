/** The pixels of a picture around a point, enlarged, with a line at the row or column that is meant. */
import { Box } from '../../../../ui/layout.ts';
import type { Size } from './scale-draft.ts';

interface Props {
  src: string;
  size: Size;
  x: number;
  y: number;
  /** `y`: the line is the row; `x`: it is the column. */
  way?: 'x' | 'y';
  /** In CSS pixels. */
  width?: number;
}

const ZOOM = 4;
/** In CSS pixels. */
const HEIGHT = 64;

export function Magnifier({ src, size, x, y, way = 'y', width = 120 }: Props) {
  const line =
    way === 'y'
      ? { insetX: '0', top: '50%', borderTopWidth: '1px', mt: '-0.5px' }
      : { insetY: '0', left: '50%', borderLeftWidth: '1px', ml: '-0.5px' };
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
        width,
        height: HEIGHT,
        imageRendering: 'pixelated',
        backgroundImage: `url("${src}")`,
        backgroundSize: `${size.width * ZOOM}px ${size.height * ZOOM}px`,
        backgroundPosition: `${width / 2 - x * ZOOM}px ${HEIGHT / 2 - y * ZOOM}px`,
      }}
    >
      <Box position="absolute" borderColor="accent.solid" {...line} />
    </Box>
  );
}
