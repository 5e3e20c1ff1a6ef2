/** A server for tests of screens: answers by method and path, and remembers what it was asked. */
import { replaceNetwork } from '../../../api/testing/fake-network.ts';
import { buildStats } from '../../../entities/analysis/testing/build-stats.ts';

export interface Asked {
  /** 'GET /chart/stats'. */
  what: string;
  params: Record<string, unknown>;
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  /** No answer comes: the line is dead. */
  lost?: boolean;
}

/** The line is dead. */
export const LOST: Answer = { lost: true };

/** What a list says of itself. */
export const listMeta = (total = 0) => ({
  total,
  limit: 50,
  offset: 0,
  history_window: '30_days',
  hidden: 0,
});

type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

const QUIET: Answers = {
  'GET /chart/stats': { body: buildStats() },
  'GET /chart/analyses': { body: { analyses: [], meta: listMeta() } },
  'GET /chart/reminders': { body: { reminders: [] } },
  'POST /chart/expected': { status: 204 },
  'POST /files': { status: 201, body: { file_url: '/api/files/original' } },
};

/** Puts the server in the network's place. `answers` go before the quiet ones and may be changed later. */
export function startFakeServer(answers: Answers = {}) {
  const all: Answers = { ...QUIET, ...answers };
  const asked: Asked[] = [];

  async function answerTo(request: Asked): Promise<Required<Answer>> {
    asked.push(request);
    const answer = all[request.what] ?? { status: 404, body: { error: `nothing at ${request.what}` } };
    const {
      status = 200,
      body = {},
      lost = false,
    } = typeof answer === 'function' ? await answer(request) : answer;
    return { status, body, lost };
  }

  async function answerOrSilence(request: Asked): Promise<{ status: number; body: unknown }> {
    const { lost, ...answer } = await answerTo(request);
    if (lost) throw new TypeError('Failed to fetch');
    return answer;
  }

  // What is streamed is asked for by fetch too.
  globalThis.fetch = async (url, init) => {
    const what = `${init?.method ?? 'GET'} ${String(url).replace(/^\/api/, '')}`;
    const { status, body } = await answerOrSilence({
      what,
      params: {},
      body: JSON.parse(String(init?.body)),
    });
    return Response.json(body, { status });
  };
  replaceNetwork(({ what, params = {}, data }) => answerOrSilence({ what, params, body: data }));

  return {
    asked,
    answers: all,
    /** Every request of this kind. */
    of: (what: string) => asked.filter((one) => one.what === what),
  };
}
