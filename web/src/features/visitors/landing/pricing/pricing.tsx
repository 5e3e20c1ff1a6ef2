import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { paths } from '../../../../lib/paths.ts';
import { chakra } from '../../../../ui/layout.ts';
import { TextLink } from '../../../../ui/link.tsx';
import { WhenNear } from '../../../../ui/when-near.tsx';
import { Section } from '../section.tsx';
import { ListPrices } from '../prerendered-parts.tsx';
import type { LivePlansProps } from './live-plans.tsx';
import { WaitingPlans } from './waiting-plans.tsx';

const LivePlans = lazyComponent(async () => (await import('./live-plans.tsx')).LivePlans);

/** The plans, priced by the server in the visitor's currency. */
export function Pricing(props: LivePlansProps) {
  return (
    <Section
      id="pricing"
      title="Pay once. Use it when you need it."
      lead="A plan sets how many charts you may analyze a day and how far back your history goes. Credits pay for the analyses: one each, and none for a chart that is refused."
    >
      <ListPrices />
      <WhenNear waiting={<WaitingPlans />}>
        <LivePlans {...props} />
      </WhenNear>
      <chakra.p mt="5" textStyle="body" color="fg.muted">
        Credit packages from 50 credits, other currencies and everything else on sale:{' '}
        <TextLink href={paths.pricing}>all prices</TextLink>.
      </chakra.p>
    </Section>
  );
}
