/** A question people ask, and the answer the site stands by. Pages show it, and the support chat answers from it. */
export interface FaqEntry {
  /** Kebab-case; the entry's address is `/faq#<id>`. */
  id: string;
  question: string;
  answer: string;
  /** Other words in which people ask this; for the search only. */
  keywords: string;
}

/** The five that the landing page shows. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'is-it-advice',
    question: 'Does Wickwise predict where the market goes?',
    answer:
      'No. It measures what your screenshot shows and computes what follows by written rules: trend, levels, indicators, patterns, and a plan as an exercise. It is a research and education tool and gives no financial or investment advice.',
    keywords:
      'advice signal signals recommend recommendation invest investment buy sell profit guarantee regulated prediction forecast future',
  },
  {
    id: 'which-charts',
    question: 'Which charts can it read?',
    answer:
      'Screenshots of candle and bar charts with a printed price scale, from any program, in light and dark themes, as PNG, JPG, JPEG or WebP. A screenshot that it cannot read is refused with a reason and costs nothing.',
    keywords:
      'supported support chart charts tradingview metatrader platform broker market crypto forex stocks stock timeframe axis type',
  },
  {
    id: 'free-trial',
    question: 'What does the free trial include?',
    answer:
      'Seven days and ten credits, without a card. One analysis costs one credit. When the days are over nothing is charged and nothing renews by itself.',
    keywords: 'trial free demo try test without paying card',
  },
  {
    id: 'is-it-a-subscription',
    question: 'Is this a subscription?',
    answer:
      'No. Plans and credit packages are one-time purchases: a plan stays with your account for life, credits are valid for the days printed on their package. Within 30 days you get your money back for what you have not used.',
    keywords:
      'subscription subscribe renew renewal monthly yearly lifetime one-time cancel price prices pricing cost costs',
  },
  {
    id: 'privacy-of-charts',
    question: 'What happens to the screenshots I upload?',
    answer:
      'They are processed securely, stripped of hidden data such as location, kept private to your account and never resold. You can export or delete everything that is stored about you at any time.',
    keywords:
      'privacy private secure security data gdpr sold share shared stored store delete see sees charts chart uploaded upload safe',
  },
];
