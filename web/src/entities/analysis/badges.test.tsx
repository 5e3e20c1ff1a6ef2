import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { TrendDirectionBadge } from './badges.tsx';

/** The colour token behind an element's background class. */
function washOf(label: string): string {
  const badge = screen.getByText(label);
  const rule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((css) => css.cssText)
    .filter((css) => [...badge.classList].some((name) => css.includes(`.${name}`)))
    .join('\n');
  return /--ww-colors-(\w+)-subtle/.exec(rule)?.[1] ?? '';
}

describe('the trend badge', () => {
  it('[V-071] is green for bullish, red for bearish, yellow for anything else, with an arrow and a label', () => {
    render(
      <UiProvider>
        {['bullish', 'bearish', 'sideways', 'unknown'].map((direction) => (
          <TrendDirectionBadge key={direction} direction={direction} />
        ))}
      </UiProvider>,
    );
    expect(['Bullish', 'Bearish', 'Sideways', 'Neutral'].map(washOf)).toEqual([
      'rising',
      'falling',
      'neutral',
      'neutral',
    ]);
    for (const label of ['Bullish', 'Bearish', 'Sideways', 'Neutral']) {
      expect(screen.getByText(label).querySelector('svg')).toBeInTheDocument();
    }
  });
});
