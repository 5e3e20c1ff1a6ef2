import type { DecideLearning } from '../../../application/analysis/decide-learning.ts';
import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { ReadAgain } from '../../../application/analysis/read-again.ts';
import type { ReportReading } from '../../../application/analysis/report-reading.ts';
import { PRIVACY_POLICY_VERSION } from '../../../domain/shared-with-web/privacy-policy.ts';
import type { CorrectionStore } from '../../../ports/analysis/correction-store.ts';
import type { ListedReport, ReadingReport, ReadingReports } from '../../../ports/analysis/reading-reports.ts';
import type { CreditLedger } from '../../../ports/credits/credit-ledger.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentPage, readPage, sliceOf } from '../read-page.ts';
import { analysisFailure } from './analysis-failure.ts';
import { presentAnalysis } from './analysis-presenters.ts';
import { givenHints } from './given-hints.ts';

type Schemas = components['schemas'];

export interface WrongReadingsUseCases {
  reportReading: ReportReading;
  readAgain: ReadAgain;
  decideLearning: DecideLearning;
  corrections: CorrectionStore;
  reports: ReadingReports;
  creditLedger: CreditLedger;
  fileAddresses: FileAddresses;
  clock: Clock;
}

type Operation =
  | 'reportReading'
  | 'readAgain'
  | 'getLearningConsent'
  | 'setLearningConsent'
  | 'listReadingReports'
  | 'getReportedReadings';

const FRESH = { 'Cache-Control': 'no-store' };

/** Answers about readings that are wrong, and what is learned from them. */
export function wrongReadingsHandlers(useCases: WrongReadingsUseCases) {
  const { reports, corrections, creditLedger, fileAddresses } = useCases;
  return {
    async reportReading({ path, body, ...request }) {
      const { wrong, note = '', corrected } = body;
      const said = { wrong, note, corrected: givenHints(corrected) };
      const result = await useCases.reportReading.run(signedIn(request).user, path.analysis_id, said);
      if (!result.ok) return analysisFailure(result.error);
      return { status: 200, body: { report: presentReport(result.value) } };
    },

    async readAgain(request) {
      const result = await useCases.readAgain.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      const { record, reused } = result.value;
      return { status: 200, body: { analysis: presentAnalysis(record, fileAddresses), reused } };
    },

    async getLearningConsent(request) {
      return {
        status: 200,
        body: await presentConsent(corrections, signedIn(request).user.id),
        headers: FRESH,
      };
    },

    async setLearningConsent(request) {
      const { id } = signedIn(request).user;
      await useCases.decideLearning.run(id, request.body.consented);
      return { status: 200, body: await presentConsent(corrections, id) };
    },

    async listReadingReports({ query }) {
      const { wrong, kept } = query;
      const { found, slice } = await readPage(sliceOf(query), (part) => reports.page({ wrong, kept }, part));
      const now = useCases.clock.now();
      const body = {
        reports: found.reports.map((report) => presentListed(report, fileAddresses, now)),
        meta: presentPage(slice, found.total),
      };
      return { status: 200, body, headers: FRESH };
    },

    async getReportedReadings() {
      const [analyses, counts] = await Promise.all([creditLedger.analysesCompleted(), reports.counts()]);
      const headers = { 'Cache-Control': 'public, max-age=60' };
      return { status: 200, body: { analyses, ...counts }, headers };
    },
  } satisfies Pick<Handlers, Operation>;
}

/** A report under its wire names. */
export function presentReport(report: ReadingReport): Schemas['ReadingReport'] {
  const { reportedAt, wrong, note, credit, kept } = report;
  return { reported_at: reportedAt.toISOString(), wrong, note, credit, kept };
}

function presentListed(
  report: ListedReport,
  addresses: FileAddresses,
  now: Date,
): Schemas['ReportedReading'] {
  const { id, reportedAt, wrong, note, credit, readerVersion, analysisId, ownerId, imageId, corrected } =
    report;
  return {
    id,
    reported_at: reportedAt.toISOString(),
    wrong,
    note,
    credit,
    reader_version: readerVersion,
    analysis_id: analysisId,
    user_id: ownerId,
    picture_url: imageId === null ? null : addresses.signed(imageId, now),
    corrected,
  };
}

async function presentConsent(
  corrections: CorrectionStore,
  userId: string,
): Promise<Schemas['LearningConsent']> {
  const [consent, kept] = await Promise.all([corrections.consentOf(userId), corrections.count(userId)]);
  return {
    consented: consent !== null,
    since: consent?.givenAt.toISOString() ?? null,
    policy_version: consent?.policyVersion ?? null,
    current_policy_version: PRIVACY_POLICY_VERSION,
    kept,
  };
}
