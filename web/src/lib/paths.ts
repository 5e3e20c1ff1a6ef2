/** 'Chart Analysis' becomes '/chart-analysis': lower case, spaces replaced by hyphens, a slash in front. */
export function pathOf(pageName: string): string {
  return `/${pageName.trim().toLowerCase().split(/\s+/).join('-')}`;
}

/** Every address of the app, by name. */
export const paths = {
  home: '/',
  login: pathOf('Login'),
  register: pathOf('Register'),
  resetPassword: pathOf('Reset Password'),
  claim: pathOf('Claim'),
  confirmEmail: pathOf('Confirm Email'),
  confirmNewEmail: pathOf('Confirm New Email'),
  keepEmail: pathOf('Keep Email'),
  account: pathOf('Account'),
  dashboard: pathOf('Dashboard'),
  chartAnalysis: pathOf('Chart Analysis'),
  aiTutor: pathOf('AI Tutor'),
  lessons: '/ai-tutor/lessons',
  calculators: '/ai-tutor/calculators',
  practice: '/ai-tutor/practice',
  history: pathOf('History'),
  /** Pictures that were not read. */
  refused: '/history?status=failed',
  /** What became of plans. */
  outcome: '/history/outcome',
  watchlist: '/history/watchlist',
  compare: '/history/compare',
  /** Analyses that links show to whoever has them. */
  shared: '/shared',
  pricing: pathOf('Pricing'),
  /** The plans with the chooser of credit packages open. */
  chooseCredits: '/pricing?choose=credits',
  /** The credit packages on the page of the plans. */
  buyCredits: '/pricing#credits',
  checkout: pathOf('Checkout'),
  orders: pathOf('Orders'),
  credits: pathOf('Credits'),
  integrations: pathOf('Integrations'),
  terms: pathOf('Terms'),
  privacy: pathOf('Privacy'),
  cookiePolicy: pathOf('Cookie Policy'),
  refundPolicy: pathOf('Refund Policy'),
  acceptableUse: pathOf('Acceptable Use'),
  faq: pathOf('FAQ'),
  accuracy: pathOf('Accuracy'),
  /** The public record of sealed plans. */
  record: pathOf('Record'),
  verifyStatement: pathOf('Verify Statement'),
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  adminDashboard: pathOf('Admin Dashboard'),
  brandDashboard: pathOf('Brand Dashboard'),
} as const;

/** Where one stored analysis is shown. */
export const analysisPath = (id: string): string => `${paths.history}/${encodeURIComponent(id)}`;

/** Reads one of the sample charts at once. */
export const samplePath = (name: string): string =>
  `${paths.chartAnalysis}?${new URLSearchParams({ sample: name })}`;

/** Two stored analyses side by side. */
export const comparePath = (one: string, other: string): string =>
  `${paths.compare}?${new URLSearchParams({ one, other })}`;

/** The assistant, asked to explain an analysis. */
export const explainPath = (id: string): string => `${paths.aiTutor}?analysis=${encodeURIComponent(id)}`;

/** The assistant, asked about one bar of an analysis, counted from 1. */
export const explainBarPath = (id: string, bar: number): string => `${explainPath(id)}&bar=${bar}`;

const comparable = (path: string): string => path.toLowerCase().replaceAll('-', '').replace(/\/+$/, '');

/** Whether two paths are one page; hyphens and case do not count ('/chartanalysis' is '/chart-analysis'). */
export function samePage(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** The page that the last segment of a path names, whatever its case; hyphens do not count. */
export function namedPage<P extends { url: string }>(path: string, pages: readonly P[]): P | undefined {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return pages.find((page) => samePage(page.url, `/${last}`));
}

/**
 * The page that a path means: the one it names, by default the first.
 * @param pages at least one; `url` as `pathOf` makes it
 */
export function pageOfPath<P extends { url: string }>(path: string, pages: readonly [P, ...P[]]): P {
  return namedPage(path, pages) ?? pages[0];
}
