import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { AdmitDemo } from '../../../application/visitors/admit-demo.ts';
import type { AnalyzeDemo } from '../../../application/visitors/analyze-demo.ts';
import {
  visitorCookieName,
  type IdentifyVisitor,
  type Visitor,
} from '../../../application/visitors/identify-visitor.ts';
import type { SendVisitorMessage } from '../../../application/visitors/send-visitor-message.ts';
import type { VisitorQuota } from '../../../application/visitors/visitor-quota.ts';
import { USE_COUNTS_MS } from '../../../domain/visitors/quota.ts';
import type { TutorTurn } from '../../../ports/tutor/tutor-voice.ts';
import type { VisitorMessages } from '../../../ports/visitors/visitor-messages.ts';
import type { components } from '../generated/contract.ts';
import type { Admissions, Asker, Handlers } from '../handler.ts';
import { givenHints } from '../analysis/given-hints.ts';
import { presentAnalysis } from '../analysis/analysis-presenters.ts';
import {
  presentDemoQuota,
  presentHistory,
  presentReply,
  presentTutorQuota,
  visitorsFailure,
} from './visitors-presenters.ts';

export interface VisitorsUseCases {
  identifyVisitor: IdentifyVisitor;
  visitorQuota: VisitorQuota;
  analyzeDemo: AnalyzeDemo;
  sendVisitorMessage: SendVisitorMessage;
  visitorMessages: VisitorMessages;
  fileAddresses: FileAddresses;
}

/** Answers of the calls that visitors make without an account. Each renews the visitor's cookie. */
export function visitorsHandlers(useCases: VisitorsUseCases) {
  return { ...demoHandlers(useCases), ...tutorHandlers(useCases) };
}

/** What is refused of visitors before the body is read. */
export function visitorsAdmissions(
  useCases: Pick<VisitorsUseCases, 'identifyVisitor'> & { admitDemo: AdmitDemo },
) {
  return {
    async analyzeDemo(asker) {
      const admitted = await useCases.admitDemo.run(visitorOf(useCases, asker));
      return admitted.ok ? null : visitorsFailure(admitted.error).failure;
    },
  } satisfies Admissions;
}

function visitorOf(
  { identifyVisitor }: Pick<VisitorsUseCases, 'identifyVisitor'>,
  { cookies, address }: Asker,
): Visitor {
  return identifyVisitor.run({ cookieValue: cookies[visitorCookieName], address });
}

/** For this visitor alone; they stay known as long as their uses count. */
function answer<B>({ cookieValue: value }: Visitor, body: B) {
  const cookie = { name: visitorCookieName, value, maxAgeSeconds: USE_COUNTS_MS / 1000 };
  return { status: 200 as const, body, cookies: [cookie], headers: { 'Cache-Control': 'no-store' } };
}

function demoHandlers(useCases: VisitorsUseCases) {
  const visit = async (request: Asker) => {
    const visitor = visitorOf(useCases, request);
    return answer(visitor, presentDemoQuota(await useCases.visitorQuota.look(visitor, 'demo')));
  };
  return {
    visitDemo: visit,
    getDemoVisit: visit,

    async analyzeDemo(request) {
      const visitor = visitorOf(useCases, request);
      const { image_data_url: imageDataUrl, symbol } = request.body;
      const hints = givenHints(request.body.hints);
      const result = await useCases.analyzeDemo.run(visitor, { imageDataUrl, symbol, hints });
      if (!result.ok) return visitorsFailure(result.error);
      const { value: record, quota } = result.value;
      const analysis = presentAnalysis(record, useCases.fileAddresses);
      return answer(visitor, { analysis, meta: presentDemoQuota(quota) });
    },
  } satisfies Partial<Handlers>;
}

function tutorHandlers(useCases: VisitorsUseCases) {
  const visit = async (request: Asker) => {
    const visitor = visitorOf(useCases, request);
    return answer(visitor, presentTutorQuota(await useCases.visitorQuota.look(visitor, 'tutor')));
  };
  const history = async (request: Asker) => {
    const visitor = visitorOf(useCases, request);
    return answer(visitor, presentHistory(await useCases.visitorMessages.list(visitor.id)));
  };
  return {
    visitTutor: visit,
    getTutorVisit: visit,
    openVisitorHistory: history,
    getVisitorHistory: history,

    async sendVisitorMessage(request) {
      const visitor = visitorOf(useCases, request);
      const { message, previous_messages: previous = [] } = request.body;
      const result = await useCases.sendVisitorMessage.run(visitor, message, previous.map(toTurn));
      if (!result.ok) return visitorsFailure(result.error);
      return answer(visitor, presentReply(result.value.value, result.value.quota));
    },
  } satisfies Partial<Handlers>;
}

function toTurn({ role, content }: components['schemas']['PreviousMessage']): TutorTurn {
  return { role: role === 'user' ? 'user' : 'assistant', content };
}
