import type { Readable } from 'node:stream';
import type { User } from '../../domain/accounts/user.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { operations } from './generated/contract.ts';
import type { CookieToSet } from './guard/cookies.ts';
import type { Failure, Problem } from './problem.ts';

/** What the contract lists below `webhooks` is sent by us and answered by others. */
type SentByUs = `on${'Analysis' | 'Order'}${string}`;
export type OperationId = Exclude<keyof operations, SentByUs>;

/** Who is signed in. */
export interface Caller {
  user: User;
  /** By which session; a program has none, and the id of its API key stands here. */
  sessionId: string;
  /** They may call only what the contract opens to admins whose second factor is missing. */
  mustEnrol: boolean;
  /** The password was given a short while ago; of a program, when its key was made. */
  recentlyProven: boolean;
}

/** A file part of a multipart request: lies in a directory of its own that is removed when the request ends. */
export interface UploadedPart {
  path: string;
  bytes: number;
  /** As the client calls it; for messages only, never for a path. */
  fileName: string;
}

type Filled<T> = [Exclude<T, undefined>] extends [never] ? Record<string, never> : Exclude<T, undefined>;
type Part<
  K extends OperationId,
  P extends 'path' | 'query' | 'header',
> = operations[K]['parameters'] extends {
  [Key in P]?: infer T;
}
  ? Filled<T>
  : Record<string, never>;
/** Node hands header names over in lower case, and so does the guard. */
type LowerCased<T> = { [Name in keyof T as Lowercase<Name & string>]: T[Name] };
type RequestContent<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? C
  : never;
type BodyOf<K extends OperationId> =
  RequestContent<K> extends { 'application/json': infer B }
    ? B
    : RequestContent<K> extends { 'multipart/form-data': object }
      ? { file: UploadedPart }
      : undefined;

/** A request that has passed the guard: its parts are valid by the contract, with defaults filled in. */
export interface HandlerRequest<K extends OperationId> {
  path: Part<K, 'path'>;
  query: Part<K, 'query'>;
  /** By lower-case name. */
  header: LowerCased<Part<K, 'header'>>;
  body: BodyOf<K>;
  /** The bytes of the body as they came, where the contract says `x-raw-body` (a signature is over them); else empty. */
  rawBody: Buffer;
  /** Null on public operations (unless roles stand beside `public`), and on signed addresses, when nobody is signed in. */
  caller: Caller | null;
  /** Network address of the caller; IPv6 by its /64 network. */
  address: string;
  /** What the caller's browser calls itself, such as `Chrome on Windows`; null when it does not say. */
  device: string | null;
  /** The media type among those of the contract's answer that the client asked for first. */
  accept: string;
  /** Cookies that came with the request, by name; unchecked. */
  cookies: Readonly<Record<string, string | undefined>>;
  requestId: string;
  log: Log;
  /** The problem document of a failure that a stream tells; its code must be one that the contract lists for the operation. */
  problem: (failure: Failure) => Problem;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

/** Who asks, as far as it is known before the body is read. */
export type Asker = Pick<HandlerRequest<OperationId>, 'cookies' | 'address'>;

/** What refuses a request before its body is read, where receiving the body alone is costly; null lets it in. */
export type Admissions = { [K in OperationId]?: (asker: Asker) => Promise<Failure | null> };

type Responses<K extends OperationId> = operations[K]['responses'];
type ContentOf<R> = R extends { content: infer C } ? C : never;
type JsonOf<R> = ContentOf<R> extends { 'application/json': infer B } ? B : never;
type OtherTypesOf<R> = Exclude<keyof ContentOf<R>, 'application/json' | 'application/problem+json'>;

export interface AnswerHeaders {
  headers?: Record<string, string>;
  /** Sets the session cookie to this token; null clears it. */
  sessionCookie?: string | null;
  /** Other cookies to set or to take away. */
  cookies?: readonly CookieToSet[];
}

/** Answers that the contract allows for the operation: JSON bodies, empty ones, and streams of its other media types. */
export type Answer<K extends OperationId> = {
  [S in keyof Responses<K>]:
    | ([JsonOf<Responses<K>[S]>] extends [never]
        ? never
        : { status: S; body: JsonOf<Responses<K>[S]> } & AnswerHeaders)
    | (Responses<K>[S] extends { content?: never } ? { status: S } & AnswerHeaders : never)
    | ([OtherTypesOf<Responses<K>[S]>] extends [never]
        ? never
        : {
            status: S;
            stream: Readable | Buffer | string;
            contentType: OtherTypesOf<Responses<K>[S]>;
          } & AnswerHeaders);
}[keyof Responses<K>];

/** One operation: takes a checked request, answers what the contract allows, or a failure that the error table knows. */
export type Handler<K extends OperationId> = (
  request: HandlerRequest<K>,
) => Promise<Answer<K> | { failure: Failure }>;

/** All of them: a missing or extra one does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };

/** The caller of an operation that is not public; the guard has refused all others. */
export function signedIn(request: { caller: Caller | null }): Caller {
  if (!request.caller) throw new Error('The contract lets nobody call this operation without signing in.');
  return request.caller;
}
