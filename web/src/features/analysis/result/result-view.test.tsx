import { wholePercents } from '../../../../../api/domain/shared-with-web/whole-percents.ts';
import { touchedText } from '../../../../../api/domain/shared-with-web/touched-text.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AnalysisJson } from '../../../api/generated/model';
import { buildAnalysis, json, noTrade } from '../fixtures/analyses.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ResultView } from './result-view.tsx';

const show = (change: Partial<AnalysisJson> = {}, base = json) => {
  const shown = { ...base, ...change };
  return renderScreen(<ResultView record={buildAnalysis({ analysis_json: shown })} json={shown} />);
};
const row = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) });
const bars = () => screen.getByRole('slider', { name: 'Measured bars' });

describe('a result', () => {
  it('[V-073] [V-075] shows confidence as a rounded percent and risk/reward with two decimals', () => {
    show({ confidence_level: 0.876, risk_reward_ratio: 2.5 });
    expect(screen.getByText('88%')).toBeVisible();
    expect(row('Trade plan', 'Risk/reward')).toHaveTextContent('1:2.50');
  });

  it('[W-002] [W-003] says the plan in one line, and copies it', async () => {
    const { mouse } = show();
    const head = within(screen.getByRole('region', { name: 'Plan at a glance' }));
    expect(head.getByText(/the rule gives a short plan/)).toBeVisible();
    for (const name of ['Entry', 'Stop', 'TP1', 'R:R']) expect(head.getByText(name)).toBeVisible();
    await mouse.click(head.getByRole('button', { name: 'Copy plan' }));
    expect(await navigator.clipboard.readText()).toContain('Stop loss: $14.745');
  });

  it('[W-015] sizes a position for what may be lost, and remembers what was typed', async () => {
    window.localStorage.removeItem('wickwise-risk');
    const { mouse, unmount } = show();
    const panel = () => within(screen.getByRole('region', { name: 'Position size' }));
    // 100 at risk over 1.1898 a unit.
    expect(panel().getByText('Size').nextElementSibling).toHaveTextContent('84.04');
    await mouse.clear(panel().getByLabelText('Account size'));
    expect(panel().getByText('Type a number.')).toBeVisible();
    expect(panel().getByText('Size').nextElementSibling).toHaveTextContent('N/A');
    await mouse.type(panel().getByLabelText('Account size'), '20000');
    expect(panel().getByText('Size').nextElementSibling).toHaveTextContent('168.09');
    unmount();
    show();
    expect(panel().getByLabelText('Account size')).toHaveValue('20000');
    expect(panel().getByText('R:R before costs, 95%').nextElementSibling).toHaveTextContent(
      /^1\.\d+ to 1\.\d+$/,
    );
  });

  it('says which of what it shows was set by hand', () => {
    const hints = {
      axis: 'set' as const,
      pane: true,
      kind: false,
      symbol: false,
      timeframe: true,
      bars_removed: 1,
      bars_set: 0,
    };
    const { unmount } = show({ reading: { ...json.reading!, hints, labels: [] } });
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact('Axis')).toHaveTextContent('Linear, scale set by you');
    expect(fact('Axis fit')).toHaveTextContent('0.5 px error of a click');
    expect(fact('Set by you')).toHaveTextContent('pane, time frame, 1 bar removed');
    expect(screen.queryByText('Price labels as read')).toBeNull();
    unmount();
    show({ reading: { ...json.reading!, hints: { ...hints, axis: 'confirmed' } } });
    expect(fact('Axis')).toHaveTextContent('labels, which agree with the prices you gave');
  });

  it('names only the price labels of which a character was read', () => {
    const labels = [...json.reading!.labels, { ...json.reading!.labels[0]!, text: ' ', inlier: false }];
    show({ reading: { ...json.reading!, labels } });
    const list = screen.getByText('Price labels as read').nextElementSibling as HTMLElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(json.reading!.labels.length);
  });

  it('says what of it a model read', () => {
    const none = { axis: null, pane: false, kind: false, symbol: false, timeframe: false };
    const hints = {
      ...none,
      bars_removed: 0,
      bars_set: 0,
      from_model: ['axis' as const, 'timeframe' as const],
    };
    show({ reading: { ...json.reading!, hints, labels: [] } });
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact('Axis')).toHaveTextContent('labels, read by a model and confirmed by pixels');
    expect(fact('Read by a model, confirmed by pixels')).toHaveTextContent('scale, time frame');
    expect(screen.queryByText('Set by you')).toBeNull();
  });

  it('[V-076] shows a time frame that is not known as not specified', () => {
    show({ time_frame: null });
    expect(screen.getByText('Not specified')).toBeVisible();
  });

  it('says beside the plan what a price without drift does', () => {
    const chance = { bars: 20, target: 0.31, stop: 0.5, neither: 0.19 };
    show({ plan: { ...json.plan, chance } });
    expect(
      screen.getByText('Within 20 bars, without drift: target 1 first 31%, stop first 50%, neither 19%'),
    ).toBeVisible();
  });

  it('shows plan prices with their errors and marks those outside the picture as projected', () => {
    const { entry, take_profit_2 } = json.plan;
    show();
    expect(row('Trade plan', 'Entry')).toHaveTextContent(`$${entry!.price.toFixed(3)}`);
    expect(row('Trade plan', 'Entry')).toHaveTextContent('± 0.008');
    expect(take_profit_2!.projected).toBe(true);
    expect(row('Trade plan', 'Take profit 2')).toHaveTextContent('Projected');
  });

  it('proposes nothing without evidence: prices N/A, no ratio, Neutral, and the reason', () => {
    show({}, noTrade);
    for (const name of ['Entry', 'Stop loss', 'Take profit 1', 'Take profit 2']) {
      expect(row('Trade plan', name)).toHaveTextContent('N/A');
    }
    expect(screen.queryByText('Risk/reward')).toBeNull();
    expect(screen.getAllByText('Neutral').length).toBeGreaterThan(0);
    expect(screen.getByText('No trade is proposed')).toBeVisible();
    expect(screen.getByText(noTrade.plan.reasons[0]!.text)).toBeVisible();
  });

  it('lists key levels with their touches', () => {
    show();
    const table = screen.getByRole('table', { name: 'Key levels' });
    expect(within(table).getAllByRole('row')).toHaveLength(json.key_levels.length + 1);
    const [level] = json.key_levels;
    const { price } = level!;
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(`$${price.toFixed(3)}`);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(touchedText(level!));
  });

  it('says beside a pattern how often chance gives it, and what followed', () => {
    const rate = { per_100_bars: 1.418, higher_after: 0.503, low: 0.497, high: 0.509, after_bars: 10 };
    show({ patterns: [{ ...json.patterns[0]!, rate }] });
    expect(screen.getByText(/by chance 1\.4 in 100 bars$/)).toBeVisible();
    expect(
      screen.getByText(
        'On bars without drift price stood higher 10 bars later in 50% of cases (95%: 50% to 51%).',
      ),
    ).toBeInTheDocument();
  });

  it('names the likeliest other kind beside the kind, and counts pixel columns where bars were too close', () => {
    const other = { kind: 'heikin_ashi', probability: 0.04 } as const;
    show({ reading: { ...json.reading!, kind: 'candles', kind_runner_up: other, resolution: 'envelope' } });
    expect(screen.getByText('Kind').nextSibling).toHaveTextContent(
      'Candles (next likeliest: Heikin-Ashi candles, 4%)',
    );
    expect(screen.getByText('Pixel columns').nextSibling).toHaveTextContent(
      String(json.reading!.bars.length),
    );
  });

  it('[W-305] names what else is drawn on the chart, and counts the panes below it', () => {
    const overlays = [
      { shape: 'curve' as const, name: 'SMA 20', colour: [1, 2, 3], price: null },
      { shape: 'level' as const, name: null, colour: [1, 2, 3], price: 6.5 },
    ];
    const other_panes = [{ x0: 0, y0: 500, x1: 700, y1: 560 }];
    show({ reading: { ...json.reading!, overlays, other_panes } });
    const list = within(screen.getByRole('heading', { name: 'Also on the chart' }).parentElement!);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SMA 20',
      expect.stringMatching(/^Level at .*6\.50/),
      '1 pane below the prices, such as volume, not measured',
    ]);
  });

  it('draws the range of the coming bars on the picture and beside what chance alone gives', () => {
    const { container } = show();
    const [up, down, neither] = wholePercents(json.outlook!.scenarios!.map(({ chance }) => chance));
    const panel = within(screen.getByRole('region', { name: 'The next bars, by chance alone' }));
    expect(
      panel.getByText(/changes of the size seen lead to between .* after 20 bars in 68 of 100 cases/),
    ).toBeVisible();
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      `${up}%`,
      `${down}%`,
      `${neither}%`,
    ]);
    expect(panel.getByText(/of charts of one drift bend as far/)).toBeVisible();
    expect(panel.getByText(/It says nothing of which way this one goes/)).toBeVisible();
    expect(panel.getByRole('img', { name: /^Range after 20 bars/ })).toBeVisible();
    expect(container.querySelectorAll('.ov-cone').length).toBeLessThanOrEqual(1);
  });

  it('says of a level how far it is and how often chance reaches it', () => {
    show();
    expect(screen.getAllByText(/ATR away, by chance reached in \d+%/).length).toBe(json.key_levels.length);
  });

  it('says nothing of the coming bars in an analysis that does not know them', () => {
    show({ outlook: null });
    expect(screen.queryByText('The next bars, by chance alone')).toBeNull();
  });

  it('counts indicators by family beside how often charts without drift agree as much', () => {
    show();
    expect(screen.getByText(/^Of 20 trend indicators 13 lean up, 6 lean down/)).toHaveTextContent(
      'on 88% of charts without drift as many or more lean to the same side',
    );
  });

  it('gives every pattern its definition and source', () => {
    show();
    const { name, definition, source } = json.patterns[0]!;
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByText(definition).length).toBeGreaterThan(0);
    expect(screen.getAllByText(`Source: ${source}`).length).toBeGreaterThan(0);
  });

  it('stands without a reading, as in a list', () => {
    show({ reading: undefined });
    expect(screen.getByRole('img', { name: 'The analyzed chart' })).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('a number and its mark', () => {
  it('light up together: the number lights its pixels', () => {
    const { container } = show();
    expect(container.querySelector('.ov-lit')).toBeNull();
    fireEvent.focus(within(row('Trade plan', 'Stop loss')).getByRole('button'));
    expect(container.querySelector('.ov-lit .ov-lit-band')).toBeInTheDocument();
    fireEvent.blur(within(row('Trade plan', 'Stop loss')).getByRole('button'));
    expect(container.querySelector('.ov-lit')).toBeNull();
  });

  it('light up together: a price outside the picture is an arrow at its edge', () => {
    const { container } = show();
    fireEvent.mouseEnter(within(row('Trade plan', 'Take profit 2')).getByRole('button'));
    expect(container.querySelector('.ov-lit .ov-lit-arrow')).toBeInTheDocument();
  });

  it('light up together: touching the picture makes the number answer', () => {
    show();
    const reading = json.reading!;
    const label = reading.labels.findIndex(({ inlier }) => inlier);
    const { box } = reading.labels[label]!;
    bars().getBoundingClientRect = () => new DOMRect(0, 0, reading.size.width, reading.size.height);
    fireEvent.click(bars(), { clientX: (box.x0 + box.x1) / 2, clientY: (box.y0 + box.y1) / 2 });
    expect(screen.getByText(/Axis label read as/)).toHaveTextContent('used for the axis');
    const read = screen.getAllByRole('button', { name: reading.labels[label]!.text });
    expect(read.some((button) => button.hasAttribute('data-lit'))).toBe(true);
  });

  it('[W-004] lines are named beside the bars, and over none of them', () => {
    const { container } = show();
    const labels = [...container.querySelectorAll<HTMLElement>('.label')];
    expect(labels[0]).toHaveTextContent(/^Entry 13\.555$/);
    // The sample's bars reach to the edge of the pane: the labels lie beside the picture.
    expect(container.querySelector('figure img')!.parentElement).not.toContainElement(labels[0]!);
    expect(container.querySelector('.ov-axis text')).toBeNull();
    const zone = container.querySelector('.ov-zone')!;
    expect(Number(zone.getAttribute('x'))).toBeGreaterThan(json.reading!.bars.at(-2)!.x_px);
  });

  it('[W-005] the picture is enlarged by keys and buttons, and fitted by a double click', async () => {
    const { mouse } = show();
    const out = screen.getByRole('button', { name: 'Zoom out' });
    expect(out).toBeDisabled();
    fireEvent.keyDown(bars(), { key: '+' });
    expect(out).toBeEnabled();
    fireEvent.doubleClick(bars());
    expect(out).toBeDisabled();
    await mouse.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.keyDown(bars(), { key: '0' });
    expect(out).toBeDisabled();
  });

  it('[W-006] a number shows the pixels it was measured on', () => {
    const { container } = show();
    expect(container.querySelector('.magnifier')).toBeNull();
    fireEvent.focus(within(row('Trade plan', 'Entry')).getByRole('button'));
    expect(container.querySelector('.magnifier')).toBeInTheDocument();
  });

  it('bars are walked by keys and said aloud', () => {
    show();
    const count = json.reading!.bars.length;
    fireEvent.keyDown(bars(), { key: 'Home' });
    expect(bars()).toHaveAttribute('aria-valuetext', `Bar 1 of ${count}`);
    fireEvent.keyDown(bars(), { key: 'ArrowRight' });
    expect(bars()).toHaveAttribute('aria-valuenow', '2');
    expect(screen.getByText(new RegExp(`^Bar 2 of ${count}: open .+ close `))).toBeInTheDocument();
    fireEvent.keyDown(bars(), { key: 'Escape' });
    expect(screen.getByText(/Point at a bar/)).toBeInTheDocument();
  });

  it('layers are switched on and off', async () => {
    const { container, mouse } = show();
    expect(container.querySelector('.ov-bars')).toBeInTheDocument();
    await mouse.click(screen.getByRole('button', { name: 'Bars', pressed: true }));
    expect(container.querySelector('.ov-bars')).toBeNull();
    await mouse.click(screen.getByRole('button', { name: 'Swings', pressed: false }));
    expect(container.querySelector('.ov-swings')).toBeInTheDocument();
  });
});
