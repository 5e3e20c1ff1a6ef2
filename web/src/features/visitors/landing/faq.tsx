import { Plus } from 'lucide-react';
import { faq } from '../../../../../api/domain/shared-with-web/faq.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';

/** Five questions; they open without any script. */
export function Faq() {
  return (
    <Section id="faq" beside title="Questions people ask first">
      <chakra.div borderBottomWidth="1px">
        {faq.map(({ id, question, answer }) => (
          <chakra.details
            key={id}
            borderTopWidth="1px"
            css={{ '&[open] svg': { transform: 'rotate(45deg)' } }}
          >
            <chakra.summary
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="6"
              py="4"
              cursor="pointer"
              listStyleType="none"
              css={{
                '&::-webkit-details-marker': { display: 'none' },
                '& svg': { transition: 'transform 150ms' },
              }}
            >
              <chakra.h3 textStyle="title" fontSize="18px" fontWeight="550">
                {question}
              </chakra.h3>
              <chakra.span color="fg.muted" flexShrink="0">
                <Icon as={Plus} size={20} />
              </chakra.span>
            </chakra.summary>
            <chakra.p textStyle="reading" color="fg.muted" pb="6" maxW="60ch">
              {answer}
            </chakra.p>
          </chakra.details>
        ))}
      </chakra.div>
    </Section>
  );
}
