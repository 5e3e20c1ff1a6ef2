import { Check } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

const promises = [
  'Charts are processed securely: in bounded workers, over encrypted connections, private to your account.',
  'Hidden data of a picture, such as where a photo was taken, is removed on arrival.',
  'Uploaded data is not resold, and is not used to advertise to you.',
  'GDPR-conscious handling: export everything that is stored about you, or delete your account, at any time.',
  'Card numbers are never stored or logged; only the brand and the last four digits are.',
  'No third party follows you on this page: fonts, pictures and scripts are our own.',
] as const;

/** What happens to what people upload. */
export function Privacy() {
  return (
    <Section id="privacy" band title="Your charts stay yours.">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="10"
        rowGap="0"
      >
        {promises.map((promise) => (
          <chakra.li
            key={promise}
            listStyleType="none"
            display="flex"
            gap="3"
            py="4"
            borderTopWidth="1px"
            borderColor="border.strong"
          >
            <chakra.span color="success.fg" mt="5px" flexShrink="0">
              <Icon as={Check} />
            </chakra.span>
            <chakra.span textStyle="reading">{promise}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
