import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { reviews } from '../../../content/site-content.ts';
import {
  indicatorsText,
  medianTimeText,
  precisionText,
  realPrecisionText,
} from '../../../content/figures.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { AboutOverlay } from './about-overlay.tsx';
import { clampPage, pageCount } from './pages.ts';
import { ReviewsOverlay } from './reviews-overlay.tsx';

let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

const names = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent);

describe('the reviews', () => {
  function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          View all testimonials
        </button>
        <ReviewsOverlay open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  async function open() {
    view = renderVisitor(<Opened />);
    await view.mouse.click(screen.getByRole('button', { name: 'View all testimonials' }));
    return await screen.findByRole('dialog', { name: 'Customer Reviews' });
  }

  it("[V-105] open with the title 'Customer Reviews', and give the focus back when closed", async () => {
    await open();
    await view.mouse.click(screen.getByRole('button', { name: 'Close' }));
    const opener = screen.getByRole('button', { name: 'View all testimonials' });
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[V-106] show photo, name, job title, five stars and the review', async () => {
    await open();
    const [first] = screen.getAllByRole('listitem');
    const [review] = reviews;
    if (!first || !review) throw new Error('There is no review.');
    const card = within(first);
    expect(card.getByRole('img')).toHaveAccessibleName(`Photo of ${review.name}`);
    expect(card.getByRole('heading', { name: review.name })).toBeInTheDocument();
    expect(card.getByText(review.title)).toBeInTheDocument();
    expect(card.getByText('Five stars')).toBeInTheDocument();
    expect(first.querySelectorAll('svg')).toHaveLength(5);
    expect(card.getByText(`“${review.text}”`)).toBeInTheDocument();
  });

  it('[V-107] [V-108] are twenty, four to a page, and the page never leaves 1 to 5', async () => {
    await open();
    const press = (name: string) => view.mouse.click(screen.getByRole('button', { name }));
    const expected = (page: number) => reviews.slice((page - 1) * 4, page * 4).map(({ name }) => name);
    expect(reviews).toHaveLength(20);
    expect(screen.getAllByRole('button', { name: /^Page \d$/ })).toHaveLength(5);
    await press('Previous page');
    expect(names()).toEqual(expected(1));
    await press('Next page');
    expect(names()).toEqual(expected(2));
    await press('Page 5');
    await press('Next page');
    expect(names()).toEqual(expected(5));
    expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await press('Previous page');
    expect(names()).toEqual(expected(4));
  });

  it('clamp a page to those there are', () => {
    expect([pageCount(20), pageCount(21), pageCount(0)]).toEqual([5, 6, 1]);
    expect([clampPage(0, 5), clampPage(3, 5), clampPage(9, 5)]).toEqual([1, 3, 5]);
  });
});

describe('the About overlay', () => {
  const start = { called: 0 };
  async function open() {
    start.called = 0;
    view = renderVisitor(
      <AboutOverlay open onClose={() => undefined} onStartFreeTrial={() => (start.called += 1)} />,
    );
    return within(await screen.findByRole('dialog', { name: 'About Wickwise' }));
  }

  it('[V-109] says what the platform is, with four feature cards', async () => {
    const about = await open();
    expect(about.getByText(/reads a trading chart out of a picture/)).toBeInTheDocument();
    const cards = within(about.getByRole('list', { name: 'Features' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Real-time insights',
      'Deep pattern recognition',
      'Indicator suite',
      'AI Teacher',
    ]);
  });

  it('[V-110] lists how it is built, and what holds for privacy and security', async () => {
    const about = await open();
    for (const heading of ['How it is built', 'Privacy and security']) {
      const section = about.getByRole('heading', { name: heading }).closest('section');
      expect(section?.querySelectorAll('li').length).toBeGreaterThanOrEqual(4);
    }
  });

  it('[V-111] groups indicators and patterns in six', async () => {
    const about = await open();
    const section = about.getByRole('heading', { name: 'Indicators and patterns' }).closest('section');
    const groups = [...(section?.querySelectorAll('dl > div') ?? [])].map((group) => [
      group.querySelector('dt')?.textContent,
      [...group.querySelectorAll('dd')].map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Momentum', ['RSI', 'Stochastic', 'MACD', 'CCI']],
      ['Volatility', ['Bollinger Bands', 'ATR', 'Keltner']],
      ['Trend', ['Moving averages', 'EMA crossovers', 'Supertrend']],
      ['Chart patterns', ['Head-and-shoulders', 'Triangles', 'Flags', 'Channels']],
      ['Levels', ['Support/resistance', 'Fibonacci zones']],
      ['Evaluation ratios', expect.arrayContaining(['Risk/reward'])],
    ]);
  });

  it('shows the figures that the benchmark measured', async () => {
    const about = await open();
    for (const [label, figure] of [
      ['Precision', precisionText],
      ['Precision', realPrecisionText],
      ['Median time', medianTimeText],
      ['Indicators', indicatorsText],
    ] as const)
      expect(about.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(figure);
  });

  it("[V-102] 'Start Free Trial' starts the trial", async () => {
    const about = await open();
    await view.mouse.click(about.getByRole('button', { name: 'Start Free Trial' }));
    expect(start.called).toBe(1);
  });
});
