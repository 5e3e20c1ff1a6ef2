/** A picture with the reading of it drawn over it: the pane, the labels of its axis, the bars. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, chakra } from '../../../ui/layout.ts';
import { AxisLayer, BarOutlines } from '../picture/overlay-layers.tsx';
import { boxPath, grown } from '../picture/overlay-paths.ts';
import { overlayStyle } from '../picture/overlay-style.ts';
import { useFrameSize } from '../picture/use-frame-size.ts';
import type { PreviewOutcome, PreviewRefused } from './preview-messages.ts';

interface Props {
  src: string;
  alt: string;
  /** What is drawn; null shows the picture alone. */
  result: PreviewOutcome | null;
  /** How tall it may be, as a CSS length, or two: on a phone and on a wide screen. */
  maxHeight: string | { base: string; lg: string };
  /** More to draw, in pixels of the picture. */
  children?: ReactNode;
  /** Laid over the picture in its frame, for what can be pressed and moved. */
  over?: ReactNode;
  /** Called with the picture's own size once it is loaded. */
  onSize?: (size: { width: number; height: number }) => void;
}

export function ReadingPicture({ src, alt, result, maxHeight, children, over, onSize }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = result && drawnOf(result);
  const { width: shown } = useFrameSize(stage, 'later');
  const unit = drawn && shown > 0 ? drawn.width / shown : 1;
  return (
    <Box
      ref={stage}
      className={drawn?.dark ? 'dark' : 'light'}
      position="relative"
      width="fit-content"
      maxW="100%"
      css={overlayStyle}
    >
      <chakra.img
        src={src}
        alt={alt}
        decoding="async"
        display="block"
        maxW="100%"
        maxH={maxHeight}
        objectFit="contain"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize?.({ width, height })
        }
      />
      {result && drawn && (
        <chakra.svg
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          position="absolute"
          inset="0"
          w="100%"
          h="100%"
          aria-hidden
        >
          {result.outcome === 'read' ? (
            <>
              <AxisLayer reading={result.reading} unit={unit} />
              <BarOutlines reading={result.reading} />
            </>
          ) : (
            <FoundParts refused={result} unit={unit} />
          )}
          {children}
        </chakra.svg>
      )}
      {over}
    </Box>
  );
}

/** The size of what is drawn over, and whether it is dark; null where the file could not be decoded. */
function drawnOf(result: PreviewOutcome): { width: number; height: number; dark: boolean } | null {
  return result.outcome === 'read' ? { ...result.reading.size, dark: result.dark } : result.picture;
}

/** What was found of a refused picture: labels may have been read although no pane was recognised. */
function FoundParts({ refused: { picture }, unit }: { refused: PreviewRefused; unit: number }) {
  if (!picture) return null;
  const { price_pane, axis_side, labels } = picture;
  if (price_pane) return <AxisLayer reading={{ price_pane, axis_side, labels }} unit={unit} />;
  return (
    <g className="ov-axis">
      {labels.map((label, index) => (
        <path key={index} d={boxPath(grown(label.box, 2 * unit))} />
      ))}
    </g>
  );
}
