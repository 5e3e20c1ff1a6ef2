import { screen } from '@testing-library/react';
import type { Reading } from '../../../api/generated/model';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { BarsTable } from './bars-table.tsx';

const reading = buildAnalysis().analysis_json!.reading!;

function show(times: (string | null)[] | null): void {
  const bars = reading.bars.slice(0, 2).map((bar, i) => (times ? { ...bar, time: times[i] ?? null } : bar));
  const shown: Reading = { ...reading, bars };
  renderScreen(
    <LitProvider>
      <BarsTable reading={shown} decimals={2} />
    </LitProvider>,
  );
}

describe('the table of bars', () => {
  it('names the time of each bar, as far as the picture prints it', () => {
    show(['2024-03-12T14:30', '--03-12T15:30']);
    expect(screen.getByRole('columnheader', { name: 'Time' })).toBeInTheDocument();
    expect(screen.getByText('12 Mar 2024, 14:30')).toBeInTheDocument();
    expect(screen.getByText('12 Mar, 15:30')).toBeInTheDocument();
  });

  it('has no such column where no times were read', () => {
    show(null);
    expect(screen.queryByRole('columnheader', { name: 'Time' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Open' })).toBeInTheDocument();
  });
});
