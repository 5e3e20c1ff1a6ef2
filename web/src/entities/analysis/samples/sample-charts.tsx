/** Three charts of ours, each read with one press. */
import type { ReactNode } from 'react';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { SAMPLES } from './samples.ts';
import small from './small.webp';
import type { Sample } from './samples.ts';

interface Props {
  /** What it costs. */
  children: ReactNode;
  onSample: (sample: Sample) => void;
}

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    borderWidth: '1px',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.solid' },
  },
});

export function SampleCharts({ children, onSample }: Props) {
  return (
    <Stack as="section" gap="3" aria-label="Sample charts">
      <chakra.p textStyle="body" color="fg.muted">
        <chakra.span color="fg" fontWeight="550">
          No chart at hand? Read one of ours.
        </chakra.span>{' '}
        {children}
      </chakra.p>
      <Grid
        as="ul"
        listStyleType="none"
        m="0"
        p="0"
        gap="3"
        templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        {SAMPLES.map((sample, nth) => (
          <li key={sample.name}>
            <Choice
              type="button"
              onClick={() => onSample(sample)}
              display={{ base: 'flex', sm: 'block' }}
              alignItems="center"
            >
              <chakra.img
                src={small}
                alt=""
                loading="lazy"
                width={{ base: '7rem', sm: '100%' }}
                flexShrink="0"
                aspectRatio="880 / 560"
                objectFit="cover"
                // The picture holds all three, one below the other.
                style={{ objectPosition: `0 ${(100 * nth) / (SAMPLES.length - 1)}%` }}
              />
              <chakra.span display="block" px="3" py="2">
                <chakra.span display="block" textStyle="label">
                  <chakra.span srOnly>Read the sample: </chakra.span>
                  {sample.label}
                </chakra.span>
                <chakra.span display="block" textStyle="caption" color="fg.muted">
                  {sample.note}
                </chakra.span>
              </chakra.span>
            </Choice>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
