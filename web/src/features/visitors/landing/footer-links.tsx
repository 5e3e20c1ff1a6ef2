import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      ['Features', '#features'],
      ['How It Works', '#how-it-works'],
      ['Pricing', paths.pricing],
      ['Accuracy', paths.accuracy],
      ['The record of plans', paths.record],
      ['Questions and answers', paths.faq],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', '#about'],
      ['Contact', '#contact'],
      ['Privacy', '#privacy'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', paths.terms],
      ['Privacy policy', paths.privacy],
      ['Cookie policy', paths.cookiePolicy],
      ['Refund policy', paths.refundPolicy],
      ['Acceptable use', paths.acceptableUse],
    ],
  },
] as const;

/** Every page that the footer leads to. */
export function FooterLinks() {
  return (
    <chakra.nav
      aria-label="Footer"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="8"
    >
      {columns.map(({ title, links }) => (
        <div key={title}>
          <chakra.h3 textStyle="label" mb="3">
            {title}
          </chakra.h3>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" textStyle="body">
            {links.map(([name, href]) => (
              <li key={href}>
                <TextLink href={href} quiet>
                  {name}
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </div>
      ))}
    </chakra.nav>
  );
}
