import { Box, Flex, Grid, chakra } from '../../../ui/layout.ts';
import type { Stage } from './demo-state.ts';

interface Props {
  /** Percent. */
  progress: number;
  stage: Stage;
  pictureUrl: string;
}

const LABELS: Record<Stage, string> = {
  preparing: 'Preparing the picture',
  measuring: 'The server measures the chart and computes the analysis',
  done: 'Done',
};

/** What is being done, truly; and a bar that follows the clock, which says so. */
export function DemoProgress({ progress, stage, pictureUrl }: Props) {
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }}
      gap={{ base: '5', lg: '8' }}
      aria-busy
    >
      <Flex bg="bg.subtle" borderWidth="1px" borderRadius="control" align="center" justify="center" p="2">
        <chakra.img
          src={pictureUrl}
          alt=""
          maxW="100%"
          maxH={{ base: '35vh', lg: '26rem' }}
          objectFit="contain"
          borderRadius="3px"
        />
      </Flex>
      <Flex direction="column" gap="3" justify="center">
        <chakra.p role="status" textStyle="subtitle">
          {LABELS[stage]}
        </chakra.p>
        <Box
          role="progressbar"
          aria-label="Estimated progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          height="6px"
          borderRadius="full"
          bg="bg.muted"
          overflow="hidden"
        >
          <Box
            height="100%"
            borderRadius="full"
            bg="accent.solid"
            transition="width {durations.moderate}"
            style={{ width: `${progress}%` }}
          />
        </Box>
        <Flex justify="space-between" gap="4" textStyle="caption" color="fg.muted">
          <span>Estimated progress</span>
          <chakra.span fontFamily="mono" fontVariantNumeric="tabular-nums">
            {progress}%
          </chakra.span>
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted">
          The bar follows the clock, not the server; the sentence above it is what is being done.
        </chakra.p>
      </Flex>
    </Grid>
  );
}
