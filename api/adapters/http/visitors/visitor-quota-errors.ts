/** Status, title and text of visitors' quotas that are used up, for the error table. */
export const visitorQuotaErrors = {
  'visitors.demo_limit': {
    status: 429,
    title: 'Demo limit reached',
    text: 'Demo limit reached. Sign up to continue analyzing charts.',
  },
  'visitors.tutor_limit': {
    status: 429,
    title: 'Tutor message limit reached',
    text: 'Tutor message limit reached. Please purchase a package to get premium account.',
  },
} as const;
