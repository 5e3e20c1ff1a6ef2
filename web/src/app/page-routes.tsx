import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes as RouterRoutes, useLocation } from 'react-router-dom';
import { useSession } from '../entities/session/session.tsx';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from './page-title.ts';
import { pageOf } from './pages.ts';
import { redirectFromSignIn, wantedPage } from './session-rules.ts';
import { Titled } from './titled.tsx';

const TermsScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/terms-screen.tsx')).TermsScreen,
}));
const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/privacy-screen.tsx')).PrivacyScreen,
}));
const CookiePolicyScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/cookie-policy-screen.tsx')).CookiePolicyScreen,
}));
const RefundPolicyScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/refund-policy-screen.tsx')).RefundPolicyScreen,
}));
const AcceptableUseScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/acceptable-use-screen.tsx')).AcceptableUseScreen,
}));
const FaqScreen = lazy(async () => ({
  default: (await import('../features/visitors/legal/faq-screen.tsx')).FaqScreen,
}));
const VerifyScreen = lazy(async () => ({
  default: (await import('../features/partners/statements/verify-screen.tsx')).VerifyScreen,
}));
const NewsletterConfirmScreen = lazy(async () => ({
  default: (await import('../features/visitors/contact/newsletter-link-screen.tsx')).NewsletterConfirmScreen,
}));
const NewsletterUnsubscribeScreen = lazy(async () => ({
  default: (await import('../features/visitors/contact/newsletter-link-screen.tsx'))
    .NewsletterUnsubscribeScreen,
}));
const LoginScreen = lazy(async () => ({
  default: (await import('../features/accounts/login-screen.tsx')).LoginScreen,
}));
const RegisterScreen = lazy(async () => ({
  default: (await import('../features/accounts/register-screen.tsx')).RegisterScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('../features/accounts/reset-password-screen.tsx')).ResetPasswordScreen,
}));
const ClaimScreen = lazy(async () => ({
  default: (await import('../features/accounts/claim-screen.tsx')).ClaimScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../features/accounts/account-screen.tsx')).AccountScreen,
}));
const PricingScreen = lazy(async () => ({
  default: (await import('../features/ordering/pricing/pricing-screen.tsx')).PricingScreen,
}));
const CoBrandHeader = lazy(async () => ({
  default: (await import('../entities/referral/co-brand-header.tsx')).CoBrandHeader,
}));
const CheckoutScreen = lazy(async () => ({
  default: (await import('../features/ordering/checkout/checkout-screen.tsx')).CheckoutScreen,
}));
const ChallengeScreen = lazy(async () => ({
  default: (await import('../features/ordering/checkout/challenge-screen.tsx')).ChallengeScreen,
}));
const OrderScreen = lazy(async () => ({
  default: (await import('../features/ordering/orders/order-screen.tsx')).OrderScreen,
}));
const OrdersScreen = lazy(async () => ({
  default: (await import('../features/ordering/orders/orders-screen.tsx')).OrdersScreen,
}));
const StatementScreen = lazy(async () => ({
  default: (await import('../features/credits/statement-screen.tsx')).StatementScreen,
}));
const IntegrationsScreen = lazy(async () => ({
  default: (await import('../features/integrations/integrations-screen.tsx')).IntegrationsScreen,
}));
const ConsoleScreen = lazy(async () => ({
  default: (await import('./consoles/console-screen.tsx')).ConsoleScreen,
}));
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const DashboardScreen = lazy(async () => ({
  default: (await import('../features/insights/dashboard-screen.tsx')).DashboardScreen,
}));
const ChartAnalysisScreen = lazy(async () => ({
  default: (await import('../features/analysis/chart-analysis-screen.tsx')).ChartAnalysisScreen,
}));
const AnalysisHistoryScreen = lazy(async () => ({
  default: (await import('../features/analysis/analysis-history-screen.tsx')).AnalysisHistoryScreen,
}));
const AnalysisDetailScreen = lazy(async () => ({
  default: (await import('../features/analysis/analysis-detail-screen.tsx')).AnalysisDetailScreen,
}));
const TutorScreen = lazy(async () => ({
  default: (await import('../features/tutor/chat/tutor-screen.tsx')).TutorScreen,
}));
const LessonsScreen = lazy(async () => ({
  default: (await import('../features/tutor/lessons/lessons-screen.tsx')).LessonsScreen,
}));
const LessonScreen = lazy(async () => ({
  default: (await import('../features/tutor/lessons/lesson-screen.tsx')).LessonScreen,
}));
const CalculatorsScreen = lazy(async () => ({
  default: (await import('../features/tutor/calculators/calculators-screen.tsx')).CalculatorsScreen,
}));
const CalculatorScreen = lazy(async () => ({
  default: (await import('../features/tutor/calculators/calculator-screen.tsx')).CalculatorScreen,
}));
const PracticeScreen = lazy(async () => ({
  default: (await import('../features/tutor/practice/practice-screen.tsx')).PracticeScreen,
}));

const screens: Record<string, ReactNode> = {
  [paths.dashboard]: <DashboardScreen />,
  [paths.chartAnalysis]: <ChartAnalysisScreen />,
  [paths.aiTutor]: <TutorScreen />,
  [paths.history]: <AnalysisHistoryScreen />,
};

/** Inside the shell the last segment of the path names the page; hyphens and case do not count, the first page is the default. */
function ShellScreen() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  usePageTitle(page.title);
  return screens[page.url];
}

/** Pages that anybody may read, by their address. */
const openPages = [
  { path: paths.terms, title: 'Terms', screen: <TermsScreen /> },
  { path: paths.privacy, title: 'Privacy', screen: <PrivacyScreen /> },
  { path: paths.cookiePolicy, title: 'Cookie policy', screen: <CookiePolicyScreen /> },
  { path: paths.refundPolicy, title: 'Refund policy', screen: <RefundPolicyScreen /> },
  { path: paths.acceptableUse, title: 'Acceptable use', screen: <AcceptableUseScreen /> },
  { path: paths.faq, title: 'Questions and answers', screen: <FaqScreen /> },
  { path: paths.verifyStatement, title: 'Verify a statement', screen: <VerifyScreen /> },
  { path: paths.newsletterConfirm, title: 'Newsletter', screen: <NewsletterConfirmScreen /> },
  { path: paths.newsletterUnsubscribe, title: 'Newsletter', screen: <NewsletterUnsubscribeScreen /> },
];

/** Login and registration are for those who are not signed in. */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const target = redirectFromSignIn(session, wantedPage(useLocation().state));
  return target ? <Navigate to={target} replace /> : children;
}

/** What lies below the tutor's chat. */
const tutorRoutes = [
  { path: paths.lessons, title: 'Lessons', screen: <LessonsScreen /> },
  { path: `${paths.lessons}/:id`, title: 'Lesson', screen: <LessonScreen /> },
  { path: paths.calculators, title: 'Calculators', screen: <CalculatorsScreen /> },
  { path: `${paths.calculators}/:id`, title: 'Calculator', screen: <CalculatorScreen /> },
  { path: paths.practice, title: 'Practice', screen: <PracticeScreen /> },
].map(({ path, title, screen }) => (
  <Route key={path} path={path} element={<Titled title={title}>{screen}</Titled>} />
));

/** Every page but the landing; what leads to them is no part of its first view. */
export function PageRoutes() {
  return (
    <RouterRoutes>
      <Route
        path={paths.login}
        element={
          <Titled title="Log in">
            <SignedOutOnly>
              <LoginScreen />
            </SignedOutOnly>
          </Titled>
        }
      />
      <Route
        path={paths.register}
        element={
          <Titled title="Create an account">
            <SignedOutOnly>
              <RegisterScreen />
            </SignedOutOnly>
          </Titled>
        }
      />
      <Route
        path={paths.resetPassword}
        element={
          <Titled title="Reset password">
            <ResetPasswordScreen />
          </Titled>
        }
      />
      <Route
        path={paths.claim}
        element={
          <Titled title="Claim your account">
            <ClaimScreen />
          </Titled>
        }
      />
      <Route
        path={paths.pricing}
        element={
          <Titled title="Pricing">
            <CoBrandHeader />
            <PricingScreen />
          </Titled>
        }
      />
      <Route
        path={paths.checkout}
        element={
          <Titled title="Checkout">
            <CheckoutScreen />
          </Titled>
        }
      />
      <Route
        path={`${paths.checkout}/challenge/:reference`}
        element={
          <Titled title="Bank approval">
            <ChallengeScreen />
          </Titled>
        }
      />
      <Route
        path={`${paths.orders}/:id`}
        element={
          <Titled title="Your order">
            <OrderScreen />
          </Titled>
        }
      />
      <Route path={`${paths.adminDashboard}/*`} element={<ConsoleScreen role="admin" />} />
      <Route path={`${paths.brandDashboard}/*`} element={<ConsoleScreen role="brand" />} />
      {openPages.map(({ path, title, screen }) => (
        <Route key={path} path={path} element={<Titled title={title}>{screen}</Titled>} />
      ))}
      <Route element={<Shell />}>
        <Route
          path={paths.orders}
          element={
            <Titled title="Your orders">
              <OrdersScreen />
            </Titled>
          }
        />
        <Route
          path={paths.account}
          element={
            <Titled title="Account">
              <AccountScreen />
            </Titled>
          }
        />
        <Route
          path={paths.credits}
          element={
            <Titled title="Credits">
              <StatementScreen />
            </Titled>
          }
        />
        <Route
          path={paths.integrations}
          element={
            <Titled title="Keys and webhooks">
              <IntegrationsScreen />
            </Titled>
          }
        />
        <Route
          path={`${paths.history}/:id`}
          element={
            <Titled title="Analysis">
              <AnalysisDetailScreen />
            </Titled>
          }
        />
        {tutorRoutes}
        <Route path="*" element={<ShellScreen />} />
      </Route>
    </RouterRoutes>
  );
}
