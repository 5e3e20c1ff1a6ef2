/** The five calculators. */
import { ArrowRight } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { calculatorNames, calculators } from './calculators.ts';

export function CalculatorsScreen() {
  return (
    <TutorPage section="calculators">
      <PageHeader title="Calculators" lead="Exact arithmetic on your own numbers; every step is shown." />
      <chakra.ul listStyleType="none" maxW="48rem">
        {calculatorNames.map((name) => (
          <chakra.li key={name} borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }}>
            <RowLink href={`${paths.calculators}/${name}`}>
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" textStyle="subtitle">
                  {calculators[name].title}
                </chakra.span>
                <chakra.span display="block" textStyle="body" color="fg.muted">
                  {calculators[name].summary}
                </chakra.span>
              </chakra.span>
              <Icon as={ArrowRight} size={18} />
            </RowLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </TutorPage>
  );
}

const RowLink = chakra(Anchor, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    px: '2',
    py: '4',
    '& > svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { bg: 'bg.subtle', '& > svg': { color: 'accent.fg' } },
  },
});
