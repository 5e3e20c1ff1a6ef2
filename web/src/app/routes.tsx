import { Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { paths } from '../lib/paths.ts';
import { LandingScreen } from './landing.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { Titled } from './titled.tsx';

const PlanSelection = lazyComponent(
  async () => (await import('../features/ordering/pricing/plan-selection.tsx')).PlanSelection,
);
const PageRoutes = lazyComponent(async () => (await import('./page-routes.tsx')).PageRoutes, 'in-place');

/** The landing, and all other pages behind one import: their addresses would weigh on its first view. */
export function Routes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <RouterRoutes>
        <Route
          path={paths.home}
          element={
            <Titled>
              <LandingScreen Selection={PlanSelection} />
            </Titled>
          }
        />
        <Route path="*" element={<PageRoutes />} />
      </RouterRoutes>
    </Suspense>
  );
}
