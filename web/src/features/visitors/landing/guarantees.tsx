import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

const guarantees = [
  [
    '7-day free trial',
    'Ten credits to try it on your own charts. No card needed, and nothing renews afterwards.',
  ],
  ['30-day money-back guarantee', 'For whatever you have not used, to the cent, to the card you paid with.'],
  [
    'One-time purchases with lifetime access',
    'A plan is bought once and stays with your account. No renewals.',
  ],
] as const;

/** What stands behind a purchase; belongs to the prices above it. */
export function Guarantees() {
  return (
    <Section id="guarantees" joined title="Pay once. Get your money back.">
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="6"
      >
        {guarantees.map(([name, text]) => (
          <chakra.div key={name} borderTopWidth="1px" borderColor="border.strong" pt="4">
            <chakra.dt textStyle="subtitle">{name}</chakra.dt>
            <chakra.dd textStyle="reading" color="fg.muted" mt="1" maxW="40ch">
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
