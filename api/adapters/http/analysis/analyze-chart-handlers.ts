import { ANALYSIS_STAGES, type AnalysisStage } from '../../../application/analysis/analysis-stage.ts';
import type { AnalyzeChart, AnalyzeOutcome } from '../../../application/analysis/analyze-chart.ts';
import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handler, type HandlerRequest } from '../handler.ts';
import { givenHints } from './given-hints.ts';
import { presentAnalysis } from './analysis-presenters.ts';
import { analysisFailure } from './analysis-failure.ts';
import { isFailure, type Failure } from '../problem.ts';
import { endStream, EventStream } from '../sse.ts';

type Envelope = components['schemas']['AnalysisEnvelope'];
type Settled = { envelope: Envelope } | { failure: Failure };

/**
 * `POST /chart/analyze`, as one JSON answer or as a stream of what happens. The stream begins with the first stage: an
 * error of the request itself is an ordinary problem answer in both cases.
 */
export function analyzeChartHandler(
  analyzeChart: AnalyzeChart,
  addresses: FileAddresses,
): Handler<'analyzeChart'> {
  const work = async (request: HandlerRequest<'analyzeChart'>, onStage: (stage: AnalysisStage) => void) => {
    const { image_url, image_data_url, symbol, rerun } = request.body;
    const hints = givenHints(request.body.hints);
    const asked = { imageUrl: image_url, imageDataUrl: image_data_url, symbol, rerun, hints };
    return settle(await analyzeChart.run(signedIn(request).user.id, asked, onStage), addresses);
  };
  return async (request) => {
    if (request.accept === 'text/event-stream') return streamed(request, work);
    const settled = await work(request, () => undefined);
    return isFailure(settled) ? settled : { status: 200, body: settled.envelope };
  };
}

function settle(outcome: AnalyzeOutcome, addresses: FileAddresses): Settled {
  if (!outcome.ok) return analysisFailure(outcome.error);
  const { record, reused } = outcome.value;
  return { envelope: { analysis: presentAnalysis(record, addresses), reused } };
}

type Work = (
  request: HandlerRequest<'analyzeChart'>,
  onStage: (stage: AnalysisStage) => void,
) => Promise<Settled>;

/** Answers as soon as the first stage is reached; the work then goes on by itself, also when the client leaves. */
async function streamed(
  request: HandlerRequest<'analyzeChart'>,
  work: Work,
): ReturnType<Handler<'analyzeChart'>> {
  let events: EventStream | undefined;
  let begun: () => void = () => undefined;
  const started = new Promise<'started'>((resolve) => {
    begun = () => resolve('started');
  });
  const done = work(request, (stage) => {
    events ??= new EventStream();
    // Whom a model is asked about has been through the reading.
    const index = ANALYSIS_STAGES.indexOf(stage === 'witness' ? 'quality' : stage);
    events.send('stage', { stage, index, of: ANALYSIS_STAGES.length });
    begun();
  });
  const first = await Promise.race([started, done]);
  if (first !== 'started' && isFailure(first) && events === undefined) return first;
  const stream = (events ??= new EventStream());
  void endStream(stream, done, 'result', request);
  return {
    status: 200,
    stream: stream.readable,
    contentType: 'text/event-stream',
    headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  };
}
