import type { FaqEntry } from './faq.ts';

/** What else people ask; on the page of questions, and in the support chat. */
export const moreFaq: readonly FaqEntry[] = [
  {
    id: 'how-prices-are-measured',
    question: 'Where do the prices come from?',
    answer:
      'From the pixels of your screenshot. Wickwise reads the labels of the price axis, fits a scale through them, finds every candle and turns its pixel heights into prices. Each price carries the error that this leaves. No price is guessed or taken from another source.',
    keywords:
      'accuracy accurate precise precision measure measured exact numbers ai model guess work works how reading',
  },
  {
    id: 'what-is-refused',
    question: 'What happens when a chart cannot be read?',
    answer:
      'You are told why: for example because no price axis is visible, the labels are too small, or the screenshot is not a price chart. A refused screenshot costs no credit, and a screenshot in full size with its price axis usually helps.',
    keywords:
      'refused rejected failed fail error unreadable blurry photo wrong not working abstain declined picture image',
  },
  {
    id: 'refunds',
    question: 'Can I have my money back?',
    answer:
      'Yes, within 30 days of the purchase. Credits that you have not used are paid back pro rata, to the minor unit, to the card that paid. Open the order in your account and choose Ask for a refund, or write to us.',
    keywords: 'refund refunds money back guarantee cancel cancellation return reimburse charge charged',
  },
  {
    id: 'prices',
    question: 'What does it cost?',
    answer:
      'One analysis costs one credit. Credits are bought once, in packages; a plan sets how many analyses a day you can make. The pricing page shows every price in your currency.',
    keywords:
      'price prices pricing cost costs credits credit package packages pay plan currency expensive cheap euro dollar',
  },
  {
    id: 'which-files',
    question: 'Which files can I upload?',
    answer:
      'PNG, JPEG and WebP up to 10 MiB and 40 megapixels. You can choose a file, drop it, paste it, or use the camera of a phone; a screenshot reads better than a photo of a screen.',
    keywords:
      'file files format formats png jpg jpeg webp size upload image picture camera photo screenshot large megapixels',
  },
  {
    id: 'how-long',
    question: 'How long does an analysis take?',
    answer:
      'A reading takes a moment; the start page shows the median time that our benchmark measured. The screen names the stage that is running until the result is there.',
    keywords: 'long time fast speed slow seconds wait duration analysis',
  },
  {
    id: 'delete-account',
    question: 'How do I get or delete my data?',
    answer:
      'On your account page: Export downloads everything that is stored about you as one file, and Delete account removes your screenshots, analyses and personal details. Orders stay in the books without your name, as the law asks.',
    keywords: 'delete remove erase export download gdpr personal data account close leave',
  },
  {
    id: 'forgotten-password',
    question: 'I forgot my password.',
    answer:
      'Choose Forgot password? on the login page and enter your email address. You will get a link that sets a new password; it works once and for one hour.',
    keywords: 'password forgot forgotten reset login log in sign cannot locked access',
  },
  {
    id: 'credits-expire',
    question: 'Do credits expire?',
    answer:
      'Yes. Each package says how many days its credits are valid, from 30 days to a year; unlimited packages do not expire. Credits that expire first are used first, and your account page shows what expires when.',
    keywords: 'credit credits expire expiry validity valid days left balance lose unlimited',
  },
  {
    id: 'plans-differ',
    question: 'What do the plans give me?',
    answer:
      'The plan sets how many analyses a day you can make and how far back your history shows: Starter 10 a day and 30 days, Professional 50 a day and six months, Expert without a limit on either, with API keys and white-label. Credits are bought separately.',
    keywords:
      'plan plans starter professional pro expert difference compare limit limits daily history api white label upgrade tier',
  },
  {
    id: 'payment-methods',
    question: 'How can I pay?',
    answer:
      'By card, at the checkout, with or without an account. Card numbers are never stored; the order keeps the brand and the last four digits. If you buy without an account, a link by email makes one that holds your purchase.',
    keywords:
      'pay payment card cards visa mastercard stripe checkout guest invoice receipt method methods buy purchase declined',
  },
  {
    id: 'lessons',
    question: 'What does the tutor teach?',
    answer:
      'Six topics, from technical analysis to portfolio management, with worked examples, quizzes and calculators. It answers from written lessons and names them, and it says so when the lessons have no answer.',
    keywords: 'tutor learn lesson lessons education course teach teacher chat topics quiz beginner assistant',
  },
  {
    id: 'phone',
    question: 'Does it work on a phone?',
    answer:
      'Yes, in the browser of the phone, with its camera if you like. It can be added to the home screen like an app.',
    keywords: 'phone mobile app iphone android install tablet camera',
  },
  {
    id: 'contact-people',
    question: 'How do I reach a person?',
    answer:
      'Through the contact form on the start page. Your message is stored and sent to our support address, you get a receipt by email, and we answer by email.',
    keywords: 'contact human person people help email phone call talk speak support team write message',
  },
];
