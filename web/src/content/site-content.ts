/**
 * SAMPLE CONTENT. Replace before going live.
 *
 * The counters and the reviews below are placeholders for a site that has no customers yet: nobody wrote these reviews, and
 * nothing has been counted. Everything else that the landing page claims is measured (see figures.ts) or true of the product.
 */
import { avatars } from './avatars.ts';

export interface Counter {
  /** What the counter counts up to. */
  target: number;
  suffix: string;
  label: string;
}

/** Sample. The hero counts up to these over two seconds. */
export const counters: readonly Counter[] = [
  { target: 50_000, suffix: '+', label: 'charts analyzed' },
  { target: 15_000, suffix: '+', label: 'traders and learners' },
  { target: 98, suffix: '%', label: 'would recommend it' },
  { target: 24, suffix: ' h', label: 'a day, every day' },
];

/**
 * Whether counters and reviews are shown at all. 'hidden' takes both off the landing page until there are real ones; the page
 * is built anew then (`make web`).
 */
export const sampleContent: 'shown' | 'hidden' = 'shown';

/** Shown beside the sample counters and reviews; null once the real ones are in. */
export const sampleNotice: string | null = 'Sample content, to be replaced before going live.';

export interface Review {
  name: string;
  title: string;
  /** Address of the portrait. */
  img: string;
  text: string;
}

/** Sample reviews: name, job title, text. */
const samples: readonly (readonly [string, string, string])[] = [
  [
    'Samuel Adeyemi',
    'Retired engineer',
    'I like that every price comes with its error. It reads like a lab report, and that is a compliment.',
  ],
  [
    'Tomas Brandt',
    'Swing trader',
    'It refused my blurry phone photo and told me why. The next screenshot went through in a moment.',
  ],
  [
    'Kofi Mensah',
    'Market analyst',
    'The axis check alone has caught two charts that I had mislabelled in my own notes.',
  ],
  [
    'Victor Ferreira',
    'Data analyst',
    'I export the recovered candles as CSV and run my own studies on them. They agree to the tick.',
  ],
  [
    'Daniel Hsu',
    'Software developer',
    'No black box. Each level says how often it was touched, and each rule is written out.',
  ],
  [
    'Martin Kowalski',
    'Economics student',
    'The tutor quotes the lesson its answer comes from, so I can read on from there.',
  ],
  [
    'Lucia Romero',
    'Trading coach',
    'I use the refusals in class. Knowing what cannot be read is half of chart reading.',
  ],
  ['Oliver Bennett', 'Risk officer', 'It says no trade when the evidence is weak. I wish more software did.'],
  [
    'Ruben Okoye',
    'Independent trader',
    'Hover over a number and its place on the chart lights up. I did not know how much I wanted that.',
  ],
  [
    'Hannah Vogel',
    'Portfolio assistant',
    'Position size, risk and reward from the measured stop, in one place, without a spreadsheet.',
  ],
  [
    'Claire Fontaine',
    'Finance student',
    'The lessons explain each indicator with the formula and a worked example. Short and exact.',
  ],
  [
    'Maya Kaplan',
    'Research associate',
    'I quote the reading with its error bar. Reviewers have stopped asking where the numbers come from.',
  ],
  [
    'Nadia Haddad',
    'Investment club chair',
    'Our members bring screenshots from five different programs. It copes with all of them.',
  ],
  ['Zanele Khumalo', 'Compliance lead', 'Plain words, no promises, and a disclaimer where it belongs.'],
  [
    'Priya Nair',
    'Product manager',
    'The history lets me compare what I thought in spring with what the chart showed.',
  ],
  [
    'Anil Mehta',
    'Crypto hobbyist',
    'Credits do not renew behind my back. I bought a package once and use it when I need it.',
  ],
  [
    'Jamal Carter',
    'Former floor broker',
    'Forty years of reading charts by eye. It is good to have something measure them.',
  ],
  [
    'Emmanuel Obi',
    'Quantitative analyst',
    'Calibrated confidence is rare. When it says nine in ten, the benchmark shows nine in ten.',
  ],
  [
    'Luis Herrera',
    'Financial writer',
    'I take the annotated picture straight into my articles. Readers see what I mean.',
  ],
  [
    'Marcus Reid',
    'Chart pattern enthusiast',
    'Patterns come with their definition and their source. Finally something to argue with.',
  ],
];

export const reviews: readonly Review[] = samples.map(([name, title, text], nth) => ({
  name,
  title,
  text,
  img: avatars[nth] ?? '',
}));
