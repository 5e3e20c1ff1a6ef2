import type { FakeCall, Answer } from './fake-network.ts';
import type { FakeServer } from './fake-server.ts';

export const START = 'GET /auth/me/start';

const usual = { currency: null, time_zone: null, number_format: 'comma-point', candle_colours: null };

/** Answers what a page starts with, from what a fake server answers to the calls for each part. */
export const startRoute =
  (routes: FakeServer['routes']) =>
  async (call: FakeCall): Promise<Answer> => {
    const ask = async (what: string): Promise<Answer> => {
      const route = routes[what] ?? { status: 404 };
      return typeof route === 'function' ? route({ ...call, what }) : route;
    };
    const me = await ask('GET /auth/me');
    if (me.status !== undefined && me.status >= 400) return me;
    const part = async (what: string): Promise<unknown> => {
      const { status = 200, body } = await ask(what);
      return status < 400 ? body : undefined;
    };
    const body = {
      ...(me.body as object),
      preferences: (await part('GET /auth/me/preferences')) ?? usual,
      tour: await part('GET /auth/me/tour'),
      settings: await part('GET /settings/public'),
      stats: await part('GET /chart/stats'),
    };
    return { body };
  };
