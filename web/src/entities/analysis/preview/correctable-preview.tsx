/**
 * A picture with what was read of it on this device, the sentences about it, and what its user corrects: the same on the
 * analysis screen, in the demo, for a later screenshot, and for one picture of a list.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Box, Flex, Stack } from '../../../ui/layout.ts';
import { CorrectionPanel } from './correct/correction-panel.tsx';
import type { Corrections, Tool } from './correct/corrections.ts';
import { openTool } from './correct/corrections.ts';
import { ToolHandles } from './correct/tool-handles.tsx';
import { PreviewFinding } from './preview-finding.tsx';
import { ReadingPicture } from './reading-picture.tsx';
import type { ScaleErrors, Size } from './scale/scale-draft.ts';
import { shownOf } from './use-chart-preview.ts';
import type { ChartPreview } from './use-chart-preview.ts';

export interface CorrectablePreviewProps {
  src: string;
  alt: string;
  preview: ChartPreview | null;
  corrections: Corrections;
  errors: ScaleErrors;
  /** What a refusal costs, as the end of 'the server decides, and …'. */
  refusedCosts: string;
  /** How tall the picture may be while nothing is corrected, as a CSS length. */
  maxHeight: string;
  /** What may be corrected; everything where not given. */
  tools?: readonly Tool[];
  /** Above what was read. */
  head?: ReactNode;
  /** Below the corrections. */
  children?: ReactNode;
  onCorrections: (corrections: Corrections) => void;
}

export function CorrectablePreview({
  refusedCosts,
  maxHeight,
  head,
  children,
  alt,
  ...props
}: CorrectablePreviewProps) {
  const { src, preview, corrections } = props;
  const [size, setSize] = useState<Size | null>(null);
  const open = size === null ? null : openTool(corrections, preview);
  return (
    // One below the other on a phone, where a grid would not let the picture stay in sight.
    <Box
      display={{ base: 'block', lg: 'grid' }}
      gridTemplateColumns={{ lg: 'minmax(0, 1fr) 20rem' }}
      css={open ? CLEAR_OF_PICTURE : undefined}
    >
      <Flex
        position={open ? { base: 'sticky', lg: 'static' } : undefined}
        top={BELOW_HEADER}
        zIndex={{ base: open ? '1' : undefined, lg: 'auto' }}
        bg="bg.subtle"
        align={open ? 'flex-start' : 'center'}
        justify="center"
        p="2"
        minW="0"
        borderBottomWidth={{ base: '1px', lg: '0' }}
      >
        <Box position={{ lg: open ? 'sticky' : 'static' }} top="20" minW="0">
          <ReadingPicture
            src={src}
            alt={alt}
            result={shownOf(preview)}
            maxHeight={{ base: open ? '36dvh' : maxHeight, lg: maxHeight }}
            onSize={setSize}
            over={size && <ToolHandles {...props} size={size} />}
          />
        </Box>
      </Flex>
      <Stack gap="5" p={{ base: '4', md: '6' }} minW="0" borderLeftWidth={{ lg: '1px' }}>
        {head}
        {preview && <PreviewFinding preview={preview} refusedCosts={refusedCosts} />}
        {size && <CorrectionPanel {...props} size={size} />}
        {children}
      </Stack>
    </Box>
  );
}

/** The header of the page stays at its top. */
const BELOW_HEADER = '14';

/** What gets the keyboard is not hidden behind the picture. */
const CLEAR_OF_PICTURE = {
  '& input, & select, & button': { scrollMarginTop: { base: '50dvh', lg: '20' } },
} as const;
