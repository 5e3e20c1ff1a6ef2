import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from './section.tsx';

const audiences = [
  [
    'Traders',
    'Check your own eye against a measurement: where the level really is, how often it held, what the stop is worth.',
  ],
  [
    'Market analysts',
    'Turn a screenshot back into candles with error bars, export them as CSV or JSON, and quote them.',
  ],
  [
    'Learners',
    'Ask the tutor about the chart in front of you. Answers quote their lesson; calculations are computed.',
  ],
  [
    'Operators',
    'Role-based team access for those who run the site: support, finance and administrators each see what they need, partners their own orders.',
  ],
] as const;

/** Who it is for. */
export function Audiences() {
  return (
    <Section
      id="audiences"
      beside
      title="For people who want to know what the chart says, and how well."
      lead="Educational market assessment for those who decide for themselves."
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button variant="outline" data-act="learn">
            Start learning
          </Button>
          <Button variant="quiet" data-act="contact">
            Talk to us
          </Button>
        </chakra.div>
      }
    >
      <chakra.dl>
        {audiences.map(([who, what]) => (
          <chakra.div
            key={who}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="1"
            py="5"
            borderTopWidth="1px"
          >
            <chakra.dt textStyle="title">{who}</chakra.dt>
            <chakra.dd textStyle="reading" color="fg.muted">
              {what}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
