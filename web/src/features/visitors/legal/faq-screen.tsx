import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faq } from '../../../../../api/domain/shared-with-web/faq.ts';
import { moreFaq } from '../../../../../api/domain/shared-with-web/more-faq.ts';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { ReadingPage } from './legal-page.tsx';

const all = [...faq, ...moreFaq];
const parts = all.map(({ id, question }) => ({ id, heading: question }));

/** Every question with its answer; the support chat points to them by their anchors. */
export function FaqScreen() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView?.();
  }, [hash]);
  return (
    <ReadingPage title="Questions and answers" parts={parts}>
      <chakra.p textStyle="reading" color="fg.muted" mt="4">
        Something else? <TextLink href={`${paths.home}#contact`}>Write to us</TextLink>.
      </chakra.p>
      {all.map(({ id, question, answer }) => (
        <chakra.section
          key={id}
          id={id}
          aria-labelledby={`${id}-question`}
          mt="8"
          scrollMarginTop="6"
          borderTopWidth="1px"
          pt="5"
          _target={{ borderColor: 'accent.solid' }}
        >
          <chakra.h2 id={`${id}-question`} textStyle="title">
            {question}
          </chakra.h2>
          <chakra.p textStyle="reading" color="fg.muted" mt="2">
            {answer}
          </chakra.p>
        </chakra.section>
      ))}
    </ReadingPage>
  );
}
