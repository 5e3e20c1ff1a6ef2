import type Anthropic from '@anthropic-ai/sdk';
import {
  emptyReply,
  keyMissing,
  PROVIDER,
  ProviderFailure,
  refusesTemperature,
  timeoutFailure,
  toProviderFailure,
} from './provider-failure.ts';
import { loadSdk } from './sdk.ts';
import type { SharedPause } from './shared-pause.ts';

export interface AnthropicSettings {
  apiKey: string | null;
  /** Address of a proxy that speaks the same protocol; with one, the key may be the proxy's business. */
  baseUrl: string | null;
  model: string;
  /** Longest answer in tokens; 1024 when left out. */
  maxTokens?: number | undefined;
  /** Longest time without a sign of life from the provider, in milliseconds. */
  timeoutMs: number;
}

interface Deps extends AnthropicSettings {
  pause: SharedPause;
}

type Picture = { type: 'image'; source: { type: 'base64'; media_type: PictureType; data: string } };
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
export type Said = {
  role: 'user' | 'assistant';
  content: string | ({ type: 'text'; text: string } | Picture)[];
};

export interface Ask {
  system: string;
  messages: Said[];
  /** 0 to 1. */
  temperature: number;
  /** Ends the call early; it then rejects. */
  signal?: AbortSignal | undefined;
}

/** What a model fills in, by the protocol a tool. */
export type Form = Pick<Anthropic.Tool, 'name' | 'description' | 'input_schema'> & { description: string };

interface Body {
  model: string;
  max_tokens: number;
  temperature?: number;
  system: string;
  messages: Said[];
}

const API_VERSION = '2023-06-01';
const FALLBACK_MAX_TOKENS = 1024;

/** Calls of the messages API. Whatever fails is a `ProviderFailure`; a failed call is not tried again, its caller has a fallback. */
export class MessagesClient {
  private readonly deps: Deps;
  private sdk: Anthropic | null = null;
  private takesTemperature = true;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The whole text of one answer. */
  async complete(ask: Ask): Promise<string> {
    return this.#call(ask.signal, async (sdk, { signal }) => {
      const message = await this.#send(ask, (body) => sdk.messages.create(body, { signal }));
      const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
      if (text.trim() === '') throw emptyReply();
      return text;
    });
  }

  /** What the model filled in; an answer in prose alone is a failure. */
  async fill({ form, ...ask }: Ask & { form: Form }): Promise<unknown> {
    return this.#call(ask.signal, async (sdk, { signal }) => {
      const choice = { tools: [form], tool_choice: { type: 'tool' as const, name: form.name } };
      const message = await this.#send(ask, (body) =>
        sdk.messages.create({ ...body, ...choice }, { signal }),
      );
      const filled = message.content.find((block) => block.type === 'tool_use');
      if (filled?.name !== form.name) throw new ProviderFailure("The model's reply did not fill in the form");
      return filled.input;
    });
  }

  /** The text of one answer, piece by piece as it is made. */
  async *stream(ask: Ask): AsyncGenerator<string> {
    const patience = new Patience(this.deps.timeoutMs, ask.signal);
    try {
      const { messages } = await this.#client();
      const { signal } = patience;
      const events = await this.#send(ask, (body) => messages.create({ ...body, stream: true }, { signal }));
      let ended = false;
      let empty = true;
      for await (const event of events) {
        patience.renew();
        const text =
          event.type === 'content_block_delta' && event.delta.type === 'text_delta' ? event.delta.text : '';
        empty &&= text.trim() === '';
        if (text !== '') yield text;
        ended ||= event.type === 'message_stop';
      }
      if (!ended) throw new ProviderFailure(`${PROVIDER} error stream: the answer broke off`);
      if (empty) throw emptyReply();
    } catch (error) {
      throw await this.#failure(error, patience);
    } finally {
      patience.end();
    }
  }

  async #call<T>(
    signal: AbortSignal | undefined,
    work: (sdk: Anthropic, patience: Patience) => Promise<T>,
  ): Promise<T> {
    const patience = new Patience(this.deps.timeoutMs, signal);
    try {
      return await work(await this.#client(), patience);
    } catch (error) {
      throw await this.#failure(error, patience);
    } finally {
      patience.end();
    }
  }

  async #client(): Promise<Anthropic> {
    const { apiKey, baseUrl, timeoutMs, pause } = this.deps;
    if (apiKey === null && baseUrl === null) throw keyMissing();
    await pause.check();
    const { Anthropic: Client } = await loadSdk();
    return (this.sdk ??= new Client({
      // Without any key the SDK would look for one in the machine's own profiles.
      apiKey: apiKey ?? 'none',
      // This version takes the key in a header of its own, and a temperature.
      defaultHeaders: { 'anthropic-version': API_VERSION, 'x-api-key': apiKey, authorization: null },
      baseURL: baseUrl ?? 'https://api.anthropic.com',
      timeout: timeoutMs,
      maxRetries: 0,
      logLevel: 'off',
      openTelemetry: false,
    }));
  }

  /** Some models take no temperature and say so: then it is left out from then on. */
  async #send<T>(ask: Ask, send: (body: Body) => Promise<T>): Promise<T> {
    try {
      return await send(this.#body(ask));
    } catch (error) {
      if (!this.takesTemperature || !refusesTemperature(error)) throw error;
      this.takesTemperature = false;
      return send(this.#body(ask));
    }
  }

  #body({ system, messages, temperature }: Ask): Body {
    const { model, maxTokens = FALLBACK_MAX_TOKENS } = this.deps;
    const body = { model, max_tokens: maxTokens, system, messages };
    return this.takesTemperature ? { ...body, temperature } : body;
  }

  async #failure(error: unknown, patience: Patience): Promise<ProviderFailure> {
    const { timeoutMs, apiKey, pause } = this.deps;
    await pause.keep(error);
    return patience.lost ? timeoutFailure(timeoutMs) : toProviderFailure(error, timeoutMs, apiKey);
  }
}

/** Aborts a request that receives nothing for this many milliseconds, or whose caller has disconnected. */
class Patience {
  lost = false;
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(ms: number, asker: AbortSignal | undefined) {
    this.timer = setTimeout(() => {
      this.lost = true;
      this.controller.abort();
    }, ms);
    this.signal = asker ? AbortSignal.any([asker, this.controller.signal]) : this.controller.signal;
  }

  renew(): void {
    this.timer.refresh();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
