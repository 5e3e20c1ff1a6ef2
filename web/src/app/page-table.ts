import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { LazyComponent } from '../ui/lazy-component.tsx';
import { paths } from '../lib/paths.ts';

/** Who may see a page, and its layout. */
type PageFrame =
  /** Public; no layout. */
  | 'open'
  /** Those who are not signed in: login and registration. */
  | 'signed-out'
  /** Inside the shell, which sends visitors to the login. */
  | 'shell';

export interface PageRoute {
  path: string;
  title: string;
  frame: PageFrame;
  Screen: LazyComponent<object>;
  /** In the menu of the shell: the second key of the shortcut `g …`. */
  menuKey?: string;
  /** Its `:id` is a UUID; any other address names nothing. */
  byUuid?: boolean;
}

const route =
  (frame: PageFrame) =>
  (path: string, title: string, load: () => Promise<ComponentType>, menuKey?: string): PageRoute => ({
    path,
    title,
    frame,
    Screen: lazyComponent(load, 'in-place'),
    menuKey,
  });
const open = route('open');
const signedOut = route('signed-out');
const shell = route('shell');
const byUuid = (page: PageRoute): PageRoute => ({ ...page, byUuid: true });

/**
 * Every page but the landing and the consoles: its address, what the document is called, who may see it and where its code
 * lies. A new page is one more line.
 */
export const pageTable: readonly PageRoute[] = [
  signedOut(
    paths.login,
    'Log in',
    async () => (await import('../features/accounts/login-screen.tsx')).LoginScreen,
  ),
  signedOut(
    paths.register,
    'Create an account',
    async () => (await import('../features/accounts/register-screen.tsx')).RegisterScreen,
  ),
  open(
    paths.resetPassword,
    'Reset password',
    async () => (await import('../features/accounts/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  open(
    paths.claim,
    'Claim your account',
    async () => (await import('../features/accounts/claim-screen.tsx')).ClaimScreen,
  ),
  open(
    paths.confirmEmail,
    'Confirm your email address',
    async () => (await import('../features/accounts/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  open(
    paths.confirmNewEmail,
    'Confirm your new email address',
    async () =>
      (await import('../features/accounts/email-change/confirm-new-email-screen.tsx')).ConfirmNewEmailScreen,
  ),
  open(
    paths.keepEmail,
    'Keep your email address',
    async () => (await import('../features/accounts/email-change/keep-email-screen.tsx')).KeepEmailScreen,
  ),
  open(paths.pricing, 'Pricing', async () => (await import('./pricing-page.tsx')).PricingPage),
  open(
    paths.checkout,
    'Checkout',
    async () => (await import('../features/ordering/checkout/checkout-screen.tsx')).CheckoutScreen,
  ),
  open(
    `${paths.checkout}/challenge/:reference`,
    'Bank approval',
    async () => (await import('../features/ordering/checkout/challenge-screen.tsx')).ChallengeScreen,
  ),
  byUuid(
    open(
      `${paths.orders}/:id`,
      'Your order',
      async () => (await import('../features/ordering/orders/order-screen.tsx')).OrderScreen,
    ),
  ),
  open(
    paths.terms,
    'Terms',
    async () => (await import('../features/visitors/legal/terms-screen.tsx')).TermsScreen,
  ),
  open(
    paths.privacy,
    'Privacy',
    async () => (await import('../features/visitors/legal/privacy-screen.tsx')).PrivacyScreen,
  ),
  open(
    paths.cookiePolicy,
    'Cookie policy',
    async () => (await import('../features/visitors/legal/cookie-policy-screen.tsx')).CookiePolicyScreen,
  ),
  open(
    paths.refundPolicy,
    'Refund policy',
    async () => (await import('../features/visitors/legal/refund-policy-screen.tsx')).RefundPolicyScreen,
  ),
  open(
    paths.acceptableUse,
    'Acceptable use',
    async () => (await import('../features/visitors/legal/acceptable-use-screen.tsx')).AcceptableUseScreen,
  ),
  open(
    paths.faq,
    'Questions and answers',
    async () => (await import('../features/visitors/legal/faq-screen.tsx')).FaqScreen,
  ),
  open(
    paths.accuracy,
    'Accuracy',
    async () => (await import('../features/visitors/accuracy/accuracy-screen.tsx')).AccuracyScreen,
  ),
  open(
    paths.record,
    'The record of plans',
    async () => (await import('../features/visitors/record/record-screen.tsx')).RecordScreen,
  ),
  open(
    `${paths.shared}/:token`,
    'Shared analysis',
    async () => (await import('../features/analysis/shared-screen.tsx')).SharedScreen,
  ),
  open(
    paths.verifyStatement,
    'Verify a statement',
    async () => (await import('../features/partners/statements/verify-screen.tsx')).VerifyScreen,
  ),
  open(
    paths.newsletterConfirm,
    'Newsletter',
    async () =>
      (await import('../features/visitors/contact/newsletter-link-screen.tsx')).NewsletterConfirmScreen,
  ),
  open(
    paths.newsletterUnsubscribe,
    'Newsletter',
    async () =>
      (await import('../features/visitors/contact/newsletter-link-screen.tsx')).NewsletterUnsubscribeScreen,
  ),
  shell(
    paths.dashboard,
    'Dashboard',
    async () => (await import('../features/insights/dashboard-screen.tsx')).DashboardScreen,
    'd',
  ),
  shell(
    paths.chartAnalysis,
    'Chart Analysis',
    async () => (await import('../features/analysis/chart-analysis-screen.tsx')).ChartAnalysisScreen,
    'c',
  ),
  shell(
    paths.aiTutor,
    'AI Assistant',
    async () => (await import('../features/tutor/chat/tutor-screen.tsx')).TutorScreen,
    'a',
  ),
  shell(
    paths.history,
    'Analysis History',
    async () => (await import('../features/analysis/analysis-history-screen.tsx')).AnalysisHistoryScreen,
    'h',
  ),
  shell(
    paths.outcome,
    'Outcome',
    async () => (await import('../features/analysis/outcome-screen.tsx')).OutcomeScreen,
  ),
  shell(
    paths.watchlist,
    'Watch list',
    async () => (await import('../features/analysis/watchlist-screen.tsx')).WatchlistScreen,
  ),
  shell(
    paths.compare,
    'Compare analyses',
    async () => (await import('../features/analysis/compare-screen.tsx')).CompareScreen,
  ),
  byUuid(
    shell(
      `${paths.history}/:id`,
      'Analysis',
      async () => (await import('../features/analysis/analysis-detail-screen.tsx')).AnalysisDetailScreen,
    ),
  ),
  shell(
    paths.lessons,
    'Lessons',
    async () => (await import('../features/tutor/lessons/lessons-screen.tsx')).LessonsScreen,
  ),
  shell(
    `${paths.lessons}/:id`,
    'Lesson',
    async () => (await import('../features/tutor/lessons/lesson-screen.tsx')).LessonScreen,
  ),
  shell(
    paths.calculators,
    'Calculators',
    async () => (await import('../features/tutor/calculators/calculators-screen.tsx')).CalculatorsScreen,
  ),
  shell(
    `${paths.calculators}/:id`,
    'Calculator',
    async () => (await import('../features/tutor/calculators/calculator-screen.tsx')).CalculatorScreen,
  ),
  shell(
    paths.practice,
    'Practice',
    async () => (await import('../features/tutor/practice/practice-screen.tsx')).PracticeScreen,
  ),
  shell(
    paths.orders,
    'Your orders',
    async () => (await import('../features/ordering/orders/orders-screen.tsx')).OrdersScreen,
  ),
  shell(
    paths.account,
    'Account',
    async () => (await import('../features/accounts/account-screen.tsx')).AccountScreen,
  ),
  shell(
    paths.credits,
    'Credits',
    async () => (await import('../features/credits/statement-screen.tsx')).StatementScreen,
  ),
  shell(
    paths.integrations,
    'Keys and webhooks',
    async () => (await import('../features/integrations/integrations-screen.tsx')).IntegrationsScreen,
  ),
];
