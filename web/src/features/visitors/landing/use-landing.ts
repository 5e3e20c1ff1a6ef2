import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { paths } from '../../../lib/paths.ts';
import type { Act } from './actions.ts';
import type { FeatureId } from './features/feature-tabs.tsx';
import type { OverlayName } from './landing-overlays.tsx';
import { scrollToChartAnalysis, scrollToId } from './scroll.ts';

/** The anchor of the address, once the page is there; a router does not follow it by itself. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) scrollToId(decodeURIComponent(hash.slice(1)));
  }, [hash]);
}

/** What can be done on the landing page. */
export function useLanding() {
  const navigate = useNavigate();
  const [feature, setFeature] = useState<FeatureId>('chart-analysis');
  const [open, setOpen] = useState<OverlayName | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<OverlayName>>(new Set());
  const [buying, setBuying] = useState<PlanOnOffer | null>(null);
  const [choosing, setChoosing] = useState<PlanOnOffer | null>(null);
  // Counts up with every wish to see the tabs; the scrolling then finds the tab that was asked for.
  const [wished, setWished] = useState(0);
  useAnchor();

  useEffect(() => {
    if (wished > 0) scrollToChartAnalysis();
  }, [wished]);

  const show = useCallback((overlay: OverlayName) => {
    setOpened((before) => new Set([...before, overlay]));
    setOpen(overlay);
  }, []);

  const see = (id: FeatureId): void => {
    setOpen(null);
    setFeature(id);
    setWished((count) => count + 1);
  };

  const tryIt = (): void => see('chart-analysis');
  const startLearning = (): void => see('ai-tutor');

  return {
    feature,
    chooseFeature: setFeature,
    open,
    opened,
    show,
    close: () => setOpen(null),
    buying,
    choosing,
    tryIt,
    startLearning,
    act(act: Act | null): void {
      if (act === 'try') tryIt();
      else if (act === 'learn') startLearning();
      else if (act !== null) show(act);
    },
    startFreeTrial(): void {
      setOpen(null);
      void navigate(paths.register);
    },
    addToCart: setChoosing,
    chosen: () => setChoosing(null),
    /** Whoever bought without an account goes on with the plan they pressed. */
    goOn: () => setChoosing(buying),
    buy(plan: PlanOnOffer): void {
      setBuying(plan);
      show('payment');
    },
  };
}
