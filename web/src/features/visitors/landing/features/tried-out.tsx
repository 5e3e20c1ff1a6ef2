import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { WhenNear } from '../../../../ui/when-near.tsx';
import { Room } from './room.tsx';

const DemoTab = lazyComponent(async () => (await import('../../demo/demo-tab.tsx')).DemoTab);
const TutorTab = lazyComponent(async () => (await import('../../tutor/tutor-tab.tsx')).TutorTab);

const PortfolioTools = lazyComponent(async () => (await import('./portfolio-tools.tsx')).PortfolioTools);

/** A chart of the visitor's own, read on the spot. */
export function DemoPanel() {
  return (
    <WhenNear
      waiting={<Room height="26rem" />}
      withoutScript="Reading a chart of your own needs JavaScript in your browser."
    >
      <DemoTab />
    </WhenNear>
  );
}

/** A question to the tutor, answered on the spot. */
export function TutorPanel() {
  return (
    <WhenNear
      waiting={<Room height="26rem" />}
      withoutScript="Asking the tutor needs JavaScript in your browser."
    >
      <TutorTab />
    </WhenNear>
  );
}

/** Arithmetic on the measured plan. */
export function PortfolioPanel() {
  return (
    <WhenNear
      waiting={<Room height="26rem" />}
      withoutScript="The calculator needs JavaScript in your browser."
    >
      <PortfolioTools />
    </WhenNear>
  );
}
