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
    id: 'how-prices-are-measured',
    question: 'Where do the prices come from?',
    answer:
      'From the pixels of your picture. Wickwise reads the labels of the price axis, fits a scale through them, finds every candle and turns its pixel heights into prices. Each price carries the error that this leaves. No price is guessed or taken from another source.',
    keywords:
      'accuracy accurate precise precision measure measured exact numbers ai model guess work works how reading',
  },
  {
    id: 'what-is-refused',
    question: 'What happens when a chart cannot be read?',
    answer:
      'You are told why: for example because no price axis is visible, the labels are too small, or the picture is not a price chart. A refused picture costs no credit, and a screenshot in full size with its price axis usually helps.',
    keywords:
      'refused rejected failed fail error unreadable blurry photo wrong not working abstain declined picture image',
  },
  {
    id: 'is-it-advice',
    question: 'Is this financial advice?',
    answer:
      'No. Wickwise is a research and education tool. It says what is on a chart and which rules follow from it; it does not know your situation and recommends no purchase or sale. Decisions stay with you.',
    keywords:
      'advice signal signals recommend recommendation invest investment buy sell profit guarantee regulated prediction',
  },
  {
    id: 'trial-and-prices',
    question: 'What can I try for free, and what does it cost after that?',
    answer:
      'A few analyses and tutor messages work without an account, and a new account has a 7-day trial with 10 credits. After that one analysis costs one credit. Credits are bought once, in packages; a plan sets how many analyses a day you can make. Nothing renews by itself.',
    keywords:
      'price prices pricing cost costs free trial demo subscription plan plans credits credit package packages pay renew monthly currency starter professional expert',
  },
  {
    id: 'refunds',
    question: 'Can I have my money back?',
    answer:
      'Yes, within 30 days of the purchase. Credits that you have not used are paid back pro rata, to the minor unit, to the card that paid. Open the order in your account and choose Ask for a refund, or write to us.',
    keywords: 'refund refunds money back guarantee cancel cancellation return reimburse charge charged',
  },
];
