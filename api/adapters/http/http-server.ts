import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { connectionTimes } from './connection-times.ts';
import type { ErrorCode } from './error-table.ts';
import { problemOf } from './problem.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** How long a refused connection may take to read why, in milliseconds. */
const farewellMs = 2000;

/**
 * The server, which answers also what is no request at all with a problem document. A request without a host is left to node no more
 * than any other: it would answer without a word.
 */
export function createHttpServer(handle: Handle, logger: Logger, times = connectionTimes): Server {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const begin: Handle = (request, response) => {
    if (request.httpVersion !== '1.0' && request.headers.host === undefined)
      return refuse(request.socket, 'request.malformed_http', logger);
    answers.set(request.socket, response);
    return handle(request, response);
  };
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    void begin(request, response);
  });
  // What a client expects beyond 100-continue is no reason to refuse it.
  server.on('checkExpectation', (request, response) => void begin(request, response));
  server.on('connect', (_request, socket) => refuse(socket, 'request.malformed_http', logger));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const begun = answers.get(socket)?.headersSent === true && !answers.get(socket)?.writableFinished;
    if (begun || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, codeOf(error), logger);
  });
  return server;
}

function codeOf({ code }: NodeJS.ErrnoException): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'request.headers_too_large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'request.too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.timed_out' : 'request.malformed_http';
}

/** Says why, once, and closes the connection: what follows on it cannot be understood. */
function refuse(socket: Duplex, code: ErrorCode, logger: Logger): void {
  // More of the same broken request may still arrive while the answer is read.
  if (!socket.writable) return;
  const requestId = randomUUID();
  const problem = problemOf({ code }, requestId);
  const body = JSON.stringify(problem);
  logger.info({ request_id: requestId, code }, 'Refused what is no request');
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), farewellMs).unref();
}
