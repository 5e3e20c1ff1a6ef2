import { screen } from '@testing-library/react';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { AskAboutBar } from './ask-about-bar.tsx';
import { BarsTable } from './bars-table.tsx';

it('asks the assistant about the last bar, and then about the one that was pointed at last', async () => {
  const reading = buildAnalysis().analysis_json!.reading!;
  const bars = reading.bars.length;
  const { mouse } = renderScreen(
    <LitProvider>
      <AskAboutBar analysisId="a1" bars={bars} />
      <BarsTable reading={reading} decimals={2} />
    </LitProvider>,
  );
  expect(screen.getByRole('link', { name: `Ask about bar ${bars}` })).toBeInTheDocument();
  const row = screen.getByRole('rowheader', { name: /^2 / });
  await mouse.hover(row);
  await mouse.unhover(row);
  expect(screen.getByRole('link', { name: 'Ask about bar 2' })).toHaveAttribute(
    'href',
    '/ai-tutor?analysis=a1&bar=2',
  );
});
