/** The third view: what is being done right now, as the server reports it. */
import { Box, Flex, Grid, HStack, chakra } from '../../../ui/layout.ts';
import { StageProgress } from '../../../ui/stage-progress.tsx';
import { STAGES, stageLabel } from './stage-labels.ts';
import type { Stage } from './stage-labels.ts';

const LABELS = ['Trend Analysis', 'Support/Resistance', 'Entry Points', 'Risk Management'] as const;

interface Props {
  stage: Stage;
  pictureUrl: string | null;
}

export function ProgressView({ stage, pictureUrl }: Props) {
  // Few pictures need it, so that it stands among the stages only while it runs.
  const passed = STAGES.filter((known) => known.stage !== 'witness' || stage === 'witness');
  const at = passed.findIndex((known) => known.stage === stage);
  const stages = passed.map(({ stage: id, label }, index) => ({
    id,
    label,
    state: index < at ? ('done' as const) : index === at ? ('running' as const) : ('waiting' as const),
  }));
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      overflow="hidden"
      aria-busy
    >
      <Flex direction="column" gap="5" p={{ base: '4', md: '6' }} minW="0">
        <Box>
          <chakra.p textStyle="label" color="accent.fg">
            AI Analysis in Progress
          </chakra.p>
          <chakra.h2 textStyle="title">Analyzing Your Chart</chakra.h2>
        </Box>
        {pictureUrl && (
          <chakra.img
            src={pictureUrl}
            alt=""
            decoding="async"
            maxW="100%"
            maxH={{ base: '32vh', lg: '56vh' }}
            objectFit="contain"
            objectPosition="left"
            borderRadius="3px"
          />
        )}
        <HStack as="ul" listStyleType="none" gap="2" flexWrap="wrap">
          {LABELS.map((label, index) => (
            <chakra.li
              key={label}
              display="inline-flex"
              alignItems="center"
              gap="2"
              textStyle="label"
              px="3"
              py="1"
              borderWidth="1px"
              borderRadius="control"
              bg="bg.subtle"
            >
              <Pulse delay={index * 0.3} />
              {label}
            </chakra.li>
          ))}
        </HStack>
        <chakra.p srOnly role="status">
          {stageLabel(stage)}
        </chakra.p>
      </Flex>
      <Box
        p={{ base: '4', md: '6' }}
        borderLeftWidth={{ lg: '1px' }}
        borderTopWidth={{ base: '1px', lg: '0' }}
      >
        <StageProgress label="Progress of the analysis" stages={stages} />
      </Box>
    </Grid>
  );
}

/** Only the icon pulses: faded text would be hard to read. */
function Pulse({ delay }: { delay: number }) {
  return (
    <chakra.span
      aria-hidden
      width="2"
      height="2"
      borderRadius="full"
      bg="accent.solid"
      animation="breathe 1.2s ease-in-out infinite"
      style={{ animationDelay: `${delay}s` }}
    />
  );
}
