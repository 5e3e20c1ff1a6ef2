import type { Contract, Json, Operation } from '../../api/adapters/http/contract/load-contract.ts';
import { validatorsOf } from '../../api/adapters/http/contract/validators.ts';
import { tokens } from '../../api/composition/tokens.ts';
import type { TestApi } from '../../api/testing/start-test-api.ts';
import { breachesOf } from './check-answer.ts';
import type { FakeStripe } from '../../api/adapters/payments/testing/fake-stripe.ts';
import { followUps } from './follow-ups.ts';
import { Memory, type Facts } from './memory.ts';
import { kinds, People, type Kind } from './people.ts';
import { Random } from './random.ts';
import { namesIn, requestFor, type Given } from './requests.ts';
import { hangUp, send, type Answer, type Call } from './send.ts';

export interface FuzzOptions {
  seed: number;
  requests: number;
  /** Stripe, when it takes the payments of this product. */
  stripe?: FakeStripe | undefined;
  /** What answers are checked against; else what the product itself follows. */
  contract?: Contract;
  /** Called now and then with the number of requests sent. */
  onProgress?: (sent: number) => void;
}

/** Something that an answer must not be, with the first request that showed it. */
export interface Finding {
  operation: string;
  breach: string;
  times: number;
  who: Kind;
  call: Call;
  answer: string;
  /** What the product itself logged of it. */
  logged: string;
}

export interface FuzzReport {
  sent: number;
  findings: Finding[];
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** Operations that answered well at least once, by kind of caller. */
  reached: Map<string, Set<Kind>>;
  /** How often an operation gave each answer, such as `404 ordering.not_found`. */
  answers: Map<string, Record<string, number>>;
}

/** The clock moves a minute after this many requests, so that rate limits reset and sessions stay alive. */
const perMinute = 12;

/** The secrets of posted emails are learnt after so many requests. */
const perPost = 60;

/** Sends requests made from the contract to a product of its own, and checks every answer against the contract. */
export async function fuzz(api: TestApi, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, onProgress } = options;
  const run = new Run(api, options, options.contract ?? api.container.get(tokens.contract));
  while (run.report.sent < requests) {
    await run.step();
    if (run.report.sent % 500 === 0) onProgress?.(run.report.sent);
  }
  hangUp();
  return run.report;
}

/** What is asked, and by whom. */
interface Next {
  operation: Operation;
  who: Kind;
}

class Run {
  readonly report: FuzzReport = {
    sent: 0,
    findings: [],
    statuses: {},
    reached: new Map(),
    answers: new Map(),
  };
  private readonly api: TestApi;
  private readonly random: Random;
  private readonly people: People;
  private readonly contract: Contract;
  private readonly memories = new Map(kinds.map((kind) => [kind, new Memory()]));
  private readonly found = new Map<string, Finding>();
  private readonly answers = new Map<string, Json>();
  private readonly stripe: FakeStripe | undefined;
  private next: Next | undefined;

  constructor(api: TestApi, { seed, stripe }: FuzzOptions, contract: Contract) {
    this.api = api;
    this.stripe = stripe;
    this.random = new Random(seed);
    this.people = new People(api);
    this.contract = contract;
  }

  async step(): Promise<void> {
    const { random } = this;
    const { operation, who } = this.next ?? this.anyNext();
    this.next = undefined;
    const given = this.givenTo(random.chance(0.85) ? who : random.pick(kinds), who);
    const facts = given.memory.recallTogether(namesIn(operation.path), random);
    const asked = [operation];
    // Now and then at once: the same twice, or something else about the same thing. Neither may fail.
    if (random.chance(0.05)) asked.push(operation);
    else if (random.chance(0.08)) asked.push(...this.opposite(operation));
    const signIn = await this.people.headersOf(who);
    const call = requestFor({ ...given, facts }, operation, signIn);
    await Promise.all(
      asked.map((each) => {
        const same = each === operation;
        return this.ask(each, who, same ? call : requestFor({ ...given, facts }, each, signIn));
      }),
    );
    if (this.report.sent % perMinute === 0) this.api.clock.pass({ minutes: 1 });
    if (this.report.sent % perPost === 0) await this.readMail();
  }

  private anyNext(): Next {
    const operation = this.random.pick(this.contract.operations);
    return { operation, who: this.callerOf(operation) };
  }

  /** Another write about what this operation is about: its removal beside its change, its approval beside its refusal. */
  private opposite({ id, path, method }: Operation): Operation[] {
    const [first] = namesIn(path);
    if (first === undefined || method === 'get') return [];
    const others = this.contract.operations.filter(
      (other) => other.id !== id && other.method !== 'get' && namesIn(other.path)[0] === first,
    );
    return others.length > 0 ? [this.random.pick(others)] : [];
  }

  private givenTo(remembered: Kind, who: Kind): Given {
    return {
      document: this.contract.document,
      random: this.random,
      memory: this.memories.get(remembered) ?? new Memory(),
      now: this.api.clock.now(),
      email: this.people.emailOf(who),
      answerOf: (id) => this.answers.get(id),
      stripe: this.stripe,
    };
  }

  /** Plans what somebody does next whose request was answered well. */
  private plan(operation: Operation, who: Kind): void {
    const ids = followUps[operation.id];
    if (ids === undefined || this.random.chance(0.4)) return;
    const id = this.random.pick(ids);
    const next = this.contract.operations.find((each) => each.id === id);
    if (next) this.next = { operation: next, who };
  }

  /** Reads the secrets of links from posted emails. */
  private async readMail(): Promise<void> {
    const emails = await this.api.database
      .knex('mail_letters')
      .whereNotNull('body')
      .orderBy('posted_at', 'desc')
      .limit(8)
      .pluck('body');
    for (const text of emails as string[]) {
      const token = /#token=([\w-]+)/.exec(text)?.[1];
      if (token !== undefined) for (const memory of this.memories.values()) memory.learn({}, { token });
    }
  }

  /** Mostly a caller whom the contract admits. */
  private callerOf({ access, keyScopes }: Operation): Kind {
    const { random } = this;
    if (random.chance(0.2)) return random.pick(kinds);
    const byRole: Record<string, Kind[]> = {
      public: ['nobody', 'visitor', 'user'],
      user: ['user', 'user with a cookie'],
      brand: ['partner'],
      admin: ['admin'],
    };
    const keys: Kind[] = keyScopes.length > 0 ? ['key', 'admin key'] : [];
    return random.pick([...access.flatMap((role) => byRole[role] ?? []), ...keys]);
  }

  private async ask(operation: Operation, who: Kind, call: Call): Promise<void> {
    this.report.sent++;
    let answer: Answer;
    try {
      answer = await send(this.api.origin, call);
    } catch (error) {
      this.note(operation, who, call, `no answer: ${String(error)}`, null);
      return;
    }
    const { status } = answer;
    this.report.statuses[status] = (this.report.statuses[status] ?? 0) + 1;
    const answers = this.report.answers.get(operation.id) ?? {};
    const kind = `${status} ${answer.code}`;
    this.report.answers.set(operation.id, { ...answers, [kind]: (answers[kind] ?? 0) + 1 });
    const validators = validatorsOf(this.contract).get(operation.id);
    const breaches = breachesOf({ method: call.method, operation }, answer, validators);
    if (breaches.length > 0) this.note(operation, who, call, breaches.join('; '), answer);
    this.people.heed(who, answer);
    if (status >= 300) return;
    this.plan(operation, who);
    if (answer.json !== undefined && operation.id !== 'getContract') {
      this.memories.get(who)?.learn(pathFacts(operation, call.path), answer.json);
      this.answers.set(operation.id, answer.json);
    }
    this.report.reached.set(operation.id, (this.report.reached.get(operation.id) ?? new Set()).add(who));
  }

  private note(operation: Operation, who: Kind, call: Call, breach: string, answer: Answer | null): void {
    const id = answer?.headers['x-request-id'];
    const logged = id === undefined ? [] : this.api.logLines.filter((line) => line.includes(String(id)));
    const error = logged.find((line) => line.includes('"err"')) ?? '';
    const cause = /"message":"([^"]{0,160})/.exec(error)?.[1] ?? '';
    const key = `${operation.id} ${breach} ${cause.replaceAll(/[0-9a-f-]{8,}|\d+/g, '#')}`;
    const known = this.found.get(key);
    if (known) {
      known.times++;
      return;
    }
    const said = answer === null ? '' : `${answer.status} ${answer.bytes.toString('utf8').slice(0, 600)}`;
    const finding = { operation: operation.id, breach, times: 1, who, call, answer: said, logged: error };
    this.found.set(key, finding);
    this.report.findings.push(finding);
  }
}

/** What the path of a request named, by the names of the contract. */
function pathFacts(operation: Operation, path: string): Facts {
  const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?]+)');
  return { ...new RegExp(`^/api${pattern}(?:\\?|$)`).exec(path)?.groups };
}

/** A finding as text, with the request that reproduces it. */
export function describe({ operation, breach, times, who, call, answer, logged }: Finding): string {
  return [
    `${operation}: ${breach} (${times} times)`,
    `  ${who}: ${call.method} ${call.path.slice(0, 400)}`,
    `  headers ${JSON.stringify(call.headers).slice(0, 500)}`,
    `  body ${call.body?.toString('utf8').slice(0, 800) ?? 'none'}`,
    `  answer ${answer}`,
    ...(logged === '' ? [] : [`  logged ${logged.slice(0, 1500)}`]),
  ].join('\n');
}
