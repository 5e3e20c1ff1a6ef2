import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FakePreviewWorker, readPreview } from '../../../entities/analysis/testing/fake-preview-worker.ts';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { startFakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { buildFollowUp } from './build-follow-up.ts';
import { FollowUpPanel } from './follow-up-panel.tsx';

const record = buildAnalysis();
const json = record.analysis_json!;
const followUps = `/chart/analyses/${record.id}/follow-ups`;
const picture = new File(['picture'], 'later.png', { type: 'image/png' });

function show(answers: Parameters<typeof startFakeServer>[0]) {
  const server = startFakeServer(answers);
  const view = renderScreen(<FollowUpPanel record={record} json={json} />);
  return { server, ...view };
}

describe('what became of a plan', () => {
  it('is graded from a later screenshot', async () => {
    const graded: unknown[] = [];
    const { server, mouse } = show({
      [`GET ${followUps}`]: () => ({ body: { follow_ups: graded } }),
      [`POST ${followUps}`]: () => {
        graded.push(buildFollowUp());
        return { status: 201, body: { follow_up: buildFollowUp() } };
      },
    });
    expect(await screen.findByText(/Not graded yet/)).toBeInTheDocument();
    await mouse.upload(screen.getByLabelText('Later screenshot'), picture);
    expect(await screen.findByRole('img', { name: 'Preview of later.png' })).toBeVisible();
    expect(server.of(`POST ${followUps}`)).toEqual([]);
    await mouse.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect(await screen.findByText('Target first')).toBeInTheDocument();
    expect(screen.getByText('Price reached target 1 on bar 7 before the stop.')).toBeInTheDocument();
    expect(screen.getByText('+2.31 R ± 0.04')).toBeInTheDocument();
    expect(server.of(`POST ${followUps}`)[0]?.body).toBe(
      JSON.stringify({ image_url: '/api/files/original' }),
    );
  });

  it('says why a picture does not serve, and keeps what was graded', async () => {
    const error = 'The later screenshot shows no bar after this analysis.';
    const { server, mouse } = show({
      [`GET ${followUps}`]: { body: { follow_ups: [buildFollowUp({ outcome: 'open' })] } },
      [`POST ${followUps}`]: { status: 422, body: { status: 422, error } },
    });
    expect(await screen.findByText('Still open')).toBeInTheDocument();
    await mouse.upload(screen.getByLabelText('Later screenshot'), picture);
    expect(await screen.findByRole('img', { name: 'Preview of later.png' })).toBeVisible();
    expect(server.of(`POST ${followUps}`)).toEqual([]);
    await mouse.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByText('Still open')).toBeInTheDocument();
  });

  it('takes what is corrected of the later picture but for its bars, and says where the server read otherwise', async () => {
    const putAway = FakePreviewWorker.putUp(() => readPreview);
    const otherwise = { ...readPreview.reading, bars: readPreview.reading.bars.slice(1) };
    const { server, mouse } = show({
      [`GET ${followUps}`]: { body: { follow_ups: [] } },
      [`POST ${followUps}`]: { status: 201, body: { follow_up: buildFollowUp(), reading: otherwise } },
    });
    await mouse.upload(await screen.findByLabelText('Later screenshot'), picture);
    const image = await screen.findByRole('img', { name: 'Preview of later.png' });
    Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
    fireEvent.load(image);
    await mouse.click(await screen.findByRole('button', { name: 'Correct kind and names' }));
    expect(screen.queryByRole('button', { name: 'Correct bars' })).toBeNull();
    await mouse.selectOptions(screen.getByLabelText('What is drawn'), 'Hollow candles');
    await screen.findByText(/^Readable, /);
    await mouse.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect(await screen.findByText(/The server read this picture otherwise than the preview/)).toBeVisible();
    expect(server.of(`POST ${followUps}`)[0]?.body).toContain('"hints":{"kind":"hollow"}');
    putAway();
  });

  it('says of a grade what was given beside its picture, and nothing where nothing was', async () => {
    const points = [
      { y_px: 100, price: 5 },
      { y_px: 200, price: 4 },
    ];
    const hints = { axis: { scale: 'linear' as const, points }, kind: 'candles' as const, timeframe: '4h' };
    const plain = buildFollowUp({ outcome: 'open' }, { id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a333' });
    show({ [`GET ${followUps}`]: { body: { follow_ups: [buildFollowUp({}, { hints }), plain] } } });
    const given = await screen.findByText('Set by you', { selector: 'dt' });
    expect(given.nextElementSibling).toHaveTextContent('scale, kind, time frame');
  });

  it('offers to load the grades again', async () => {
    const { server, mouse } = show({ [`GET ${followUps}`]: { status: 500, body: { error: 'Broken.' } } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answers[`GET ${followUps}`] = { body: { follow_ups: [] } };
    await mouse.click(retry);
    expect(await screen.findByText(/Not graded yet/)).toBeInTheDocument();
  });

  it('says where the plan is sealed, and hands out the text that was sealed', async () => {
    const text = '{"plan":{"direction":"long"},"salt":"9c1f"}';
    const seal = { sequence: 17, sealed_at: '2026-03-02T09:00:00.000Z', commitment: 'c'.repeat(64), text };
    const { mouse } = show({
      [`GET ${followUps}`]: { body: { follow_ups: [] } },
      [`GET /chart/analyses/${record.id}/seal`]: { body: { seal } },
    });
    expect(await screen.findByText(/Sealed as entry 17/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'the public record' })).toHaveAttribute('href', '/record');
    const saved: Blob[] = [];
    const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:proof';
    });
    const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await mouse.click(screen.getByRole('button', { name: 'Download proof' }));
    expect(saved[0]?.size).toBe(text.length);
    for (const spy of [create, revoke, click]) spy.mockRestore();
  });

  it('says of a plan that is older than the record that it will be sealed', async () => {
    show({
      [`GET ${followUps}`]: { body: { follow_ups: [] } },
      [`GET /chart/analyses/${record.id}/seal`]: { body: { seal: null } },
    });
    expect(await screen.findByText(/will be sealed shortly/)).toBeInTheDocument();
  });

  it('has nothing to grade without a plan', () => {
    startFakeServer();
    const none = { ...json, plan: { ...json.plan, risk_reward: null, risk_reward_2: null } };
    renderScreen(<FollowUpPanel record={record} json={none} />);
    expect(screen.getByText(/nothing to grade/)).toBeInTheDocument();
  });
});
