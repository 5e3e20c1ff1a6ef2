import type { ReactNode } from 'react';
import { heroReading, rowOf } from '../../../content/hero-reading.ts';
import { Box, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { HeroPicture, views } from './hero/hero-picture.tsx';
import { drawnMarks, paneRight } from './hero/marks.ts';
import { Section } from './section.tsx';

const { height } = heroReading.size;

/** The part of the picture that the three steps show, pixels of the picture. */
const crop = { x: 820, y: 130, width: 820, height: 547 };

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
const shownAt = ({ x, width: shown }: { x: number; width: number }) => ({
  width: percent(shown / crop.width),
  left: percent((x - crop.x) / crop.width),
});
const positions = { base: shownAt(views.base), sm: shownAt(views.sm) };

/** A cut-out of the chart, with what the step adds to it. */
function CutOut({ alt, children }: { alt: string; children?: ReactNode }) {
  return (
    <Box
      className="dark"
      role="img"
      aria-label={alt}
      position="relative"
      overflow="hidden"
      aspectRatio={`${crop.width} / ${crop.height}`}
      bg="bg"
      borderRadius="control"
    >
      <HeroPicture
        alt=""
        loading="lazy"
        position="absolute"
        top={percent(-crop.y / crop.height)}
        height={percent(height / crop.height)}
        width={{ base: positions.base.width, sm: positions.sm.width }}
        left={{ base: positions.base.left, sm: positions.sm.left }}
        maxW="none"
      />
      <chakra.svg
        viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        fill="none"
        aria-hidden="true"
      >
        {children}
      </chakra.svg>
    </Box>
  );
}

function Outlines() {
  return (
    <chakra.g color="accent.solid" stroke="accent.solid">
      <use href="#candle-outlines" />
      <path d={`M${paneRight} ${crop.y}V${height}`} strokeWidth="4" />
    </chakra.g>
  );
}

function Lines() {
  return drawnMarks.map(({ id, price, group }) => (
    <chakra.path
      key={id}
      d={`M${group === 'plan' ? paneRight - 190 : 0} ${rowOf(price)}H${paneRight}`}
      stroke={group === 'plan' ? 'accent.solid' : 'fg'}
      strokeWidth={group === 'plan' ? 5 : 2.5}
      strokeDasharray={group === 'plan' ? undefined : '10 8'}
    />
  ));
}

const steps = [
  {
    title: 'Upload a chart',
    text: 'Drop a screenshot or paste it; a photo of a screen works too, but less often. PNG, JPG, JPEG and WebP, from any charting program.',
    picture: <CutOut alt="Part of a chart as it was uploaded." />,
  },
  {
    title: 'It measures',
    text: 'The printed prices are read, the axis is fitted, every candle is outlined. What cannot be read with certainty is refused.',
    picture: (
      <CutOut alt="The same part with every candle outlined where it was found.">
        <Outlines />
      </CutOut>
    ),
  },
  {
    title: 'You see why',
    text: 'Trend, levels, indicators and a plan by rule, drawn on your own picture. Point at a number to see where it came from.',
    picture: (
      <CutOut alt="The same part with levels, entry, stop and target drawn on it.">
        <Lines />
      </CutOut>
    ),
  },
];

/** Three steps, shown on one picture. */
export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="How It Works"
      lead="From a screenshot to numbers you can check, in three steps."
      action={
        <Button variant="outline" data-act="demo">
          See a reading
        </Button>
      }
    >
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '6', xl: '10' }}
        rowGap="10"
      >
        {steps.map(({ title, text, picture }, nth) => (
          <chakra.li key={title} listStyleType="none">
            {picture}
            <chakra.h3 textStyle="title" mt="5" display="flex" gap="3">
              <chakra.span textStyle="price" fontSize="18px" lineHeight="28px" color="fg.subtle">
                {nth + 1}
              </chakra.span>
              {title}
            </chakra.h3>
            <chakra.p textStyle="reading" color="fg.muted" mt="2" maxW="42ch">
              {text}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
