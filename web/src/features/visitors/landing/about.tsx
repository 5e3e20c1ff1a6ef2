import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

const principles = [
  [
    'Measured',
    'Axis, candles and levels are found on the pixels of your picture. Each price carries its error bar.',
  ],
  [
    'Computed',
    'Trend, indicators, patterns and plan follow from the measured series by rules that are written down.',
  ],
  [
    'Explained',
    'The tutor and the lessons say what a number means, where it comes from and what it cannot tell you.',
  ],
  [
    'Refused',
    'What cannot be read is turned away with a reason. Weak evidence gives no trade, never a made-up one.',
  ],
] as const;

/** What stands behind the product. */
export function About() {
  return (
    <Section
      id="about"
      beside
      title="A chart reader built like an instrument"
      lead="Ask a language model for the price on a screenshot and it will give you one, right or wrong. We built the opposite: image processing that finds the axis and the candles, a fit that knows its own error, and rules that anybody can check. If a number is not measured, it is not shown."
      action={
        <Button variant="outline" data-act="about">
          Learn More
        </Button>
      }
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="8"
      >
        {principles.map(([title, sentence]) => (
          <chakra.div key={title} borderTopWidth="1px" borderColor="border.strong" pt="4">
            <chakra.dt textStyle="title">{title}</chakra.dt>
            <chakra.dd textStyle="reading" color="fg.muted" mt="2" maxW="40ch">
              {sentence}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
