import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next call is answered. */
export type FakeReply =
  /**
   * An answer; streamed, its text comes in these pieces. A streamed one may end in an error event, in a cut line, or not
   * at all.
   */
  | { pieces: string[]; ending?: 'error' | 'cut' | 'silence' }
  /** A filled form. */
  | { form: object }
  /** An invalid answer. */
  | { status: number; body: string; headers?: Record<string, string> }
  /** Nothing ever comes. */
  | 'silence';

export interface FakeRequest {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    max_tokens: number;
    temperature?: number;
    stream?: boolean;
    tool_choice?: { type: string; name: string };
    system?: string;
    messages: {
      role: string;
      content: string | { type: string; text?: string; source?: { data: string } }[];
    }[];
  };
}

/** As much of the messages API as is used: whole answers, streamed ones, and everything that can go wrong. */
export class FakeMessagesApi {
  readonly requests: FakeRequest[] = [];
  /** Taken one by one; the last stays. */
  replies: FakeReply[] = [{ pieces: ['Hello.'] }];
  /** The key that is let in; null lets everybody in, as a proxy does that adds its own. */
  key: string | null = null;
  private server: Server | null = null;

  /** Listens on a free port; its address. */
  async start(): Promise<string> {
    const server = createServer((request, response) => void this.take(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** What the next calls are answered. */
  answer(...replies: FakeReply[]): void {
    this.replies = replies;
    this.requests.length = 0;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url?.split('?')[0] !== '/v1/messages')
      return refuse(response, 404, 'not_found_error');
    const body = JSON.parse(Buffer.concat(chunks).toString()) as FakeRequest['body'];
    this.requests.push({ headers: request.headers, body });
    if (!this.letsIn(request)) return refuse(response, 401, 'authentication_error');
    if (
      !request.headers['anthropic-version'] ||
      !body.model ||
      !body.max_tokens ||
      body.messages.length === 0
    )
      return refuse(response, 400, 'invalid_request_error');

    const reply = (this.replies.length > 1 ? this.replies.shift() : this.replies[0]) ?? 'silence';
    if (reply === 'silence') return;
    if ('status' in reply)
      return void response.writeHead(reply.status, { ...json, ...reply.headers }).end(reply.body);
    if ('form' in reply) return filled(response, body, reply.form);
    if (body.stream !== true) return whole(response, body.model, reply.pieces.join(''));
    streamed(response, body.model, reply.pieces, reply.ending ?? 'end');
  }

  private letsIn({ headers }: IncomingMessage): boolean {
    return (
      this.key === null || headers['x-api-key'] === this.key || headers.authorization === `Bearer ${this.key}`
    );
  }
}

const json = { 'content-type': 'application/json', 'request-id': 'req_fake' };

function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, json).end(JSON.stringify({ type: 'error', error: { type, message: type } }));
}

const messageOf = (model: string, text: string | null) => ({
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model,
  content: text === null ? [] : [{ type: 'text', text }],
  stop_reason: text === null ? null : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});

function whole(response: ServerResponse, model: string, text: string): void {
  response.writeHead(200, json).end(JSON.stringify(messageOf(model, text)));
}

function filled(
  response: ServerResponse,
  { model, tool_choice: choice }: FakeRequest['body'],
  input: object,
): void {
  const content = [{ type: 'tool_use', id: 'toolu_fake', name: choice?.name ?? 'none', input }];
  const message = { ...messageOf(model, null), content, stop_reason: 'tool_use' };
  response.writeHead(200, json).end(JSON.stringify(message));
}

function streamed(
  response: ServerResponse,
  model: string,
  pieces: string[],
  ending: 'end' | 'error' | 'cut' | 'silence',
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_fake' });
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  send('message_start', { message: messageOf(model, null) });
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  send('ping', {});
  for (const text of pieces) send('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  if (ending === 'silence') return;
  if (ending === 'cut') return void setImmediate(() => response.destroy());
  if (ending === 'error') {
    send('error', { error: { type: 'overloaded_error', message: 'Overloaded' } });
  } else {
    send('content_block_stop', { index: 0 });
    send('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 1 },
    });
    send('message_stop', {});
  }
  response.end();
}
