import { Section } from '../section.tsx';
import { MarketAssessment } from '../prerendered-parts.tsx';
import { FeatureTabs } from './feature-tabs.tsx';
import type { Feature, FeatureId } from './feature-tabs.tsx';
import { DemoPanel, PortfolioPanel, TutorPanel } from './tried-out.tsx';

interface Props {
  chosen: FeatureId;
  onChoose: (id: FeatureId) => void;
}

const features: readonly Feature[] = [
  {
    id: 'chart-analysis',
    name: 'Chart Analysis',
    summary: 'Read a chart of yours, free.',
    content: <DemoPanel />,
  },
  { id: 'ai-tutor', name: 'AI Tutor', summary: 'Ask what a number means.', content: <TutorPanel /> },
  {
    id: 'market-assessment',
    name: 'Market Assessment',
    summary: 'Trend, volatility, levels.',
    content: <MarketAssessment />,
  },
  {
    id: 'portfolio-tools',
    name: 'Portfolio Tools',
    summary: 'Size, risk and reward.',
    content: <PortfolioPanel />,
  },
];

/** What the product does, to be tried on the spot. */
export function Features(props: Props) {
  return (
    <Section
      id="features"
      title="Try it before you read any further."
      lead="Drop a chart of your own, ask the tutor, or look at what comes out. No account needed."
    >
      <FeatureTabs features={features} {...props} />
    </Section>
  );
}
