import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { ProgressView } from './progress-view.tsx';
import type { Stage } from './stage-labels.ts';

const ASKED = 'Asking a model what is printed on the picture';

function progressAt(stage: Stage) {
  renderScreen(<ProgressView stage={stage} pictureUrl={null} />);
  const bar = screen.getByRole('progressbar', { name: 'Progress of the analysis' });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { told: bar.getAttribute('aria-valuetext'), all: Number(bar.getAttribute('aria-valuemax')), names };
}

describe('[W-381] the progress of an analysis that asks a model', () => {
  it('shows the question as the stage that runs, after the reading and before the measuring', () => {
    const { told, names } = progressAt('witness');
    expect(told).toMatch(new RegExp(`^${ASKED}, 13 of \\d+ stages done$`));
    expect(screen.getByRole('status')).toHaveTextContent(ASKED);
    const at = names.findIndex((name) => name?.startsWith(ASKED));
    expect(names[at - 1]).toMatch(/^Judging how sure the reading is/);
    expect(names[at + 1]).toMatch(/^Computing trend, levels and plan/);
  });

  it.each<Stage>(['quality', 'analysis'])('does not list it before or after: %s', (stage) => {
    const { names } = progressAt(stage);
    expect(names.some((name) => name?.startsWith(ASKED))).toBe(false);
    expect(names.some((name) => name?.startsWith('Computing trend'))).toBe(true);
  });
});
