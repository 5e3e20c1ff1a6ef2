/** Structured data about the product and its questions for search engines; its text is that of the page. */
import { faq } from '../../api/domain/shared-with-web/faq.ts';

export function structuredData(description: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: 'Wickwise',
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'Any',
        description,
      },
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
