import type { PersonalDataEraser, PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { CorrectionStore } from '../../ports/analysis/correction-store.ts';
import type { ReadingReports } from '../../ports/analysis/reading-reports.ts';

/** The consent to store corrections, and the corrections stored under it, for the data export. */
export function correctionsData({ corrections }: { corrections: CorrectionStore }): PersonalDataSource {
  return {
    name: 'corrections',
    async read(userId) {
      const consent = await corrections.consentOf(userId);
      if (consent === null) return [];
      const { givenAt, policyVersion } = consent;
      const stored = await corrections.of(userId);
      return [
        { consented_at: givenAt.toISOString(), policy_version: policyVersion },
        ...stored.map(({ analysisId, given, keptAt }) => ({
          analysis_id: analysisId,
          kept_at: keptAt.toISOString(),
          given,
        })),
      ];
    },
  };
}

/** Readings that the user reported as wrong, for the data export. */
export function reportsData({ reports }: { reports: ReadingReports }): PersonalDataSource {
  return {
    name: 'reading_reports',
    async read(userId) {
      const all = await reports.of(userId);
      return all.map(({ analysisId, reportedAt, wrong, note, credit }) => ({
        analysis_id: analysisId,
        reported_at: reportedAt.toISOString(),
        wrong,
        note,
        credit,
      }));
    },
  };
}

/** Ends the consent, which deletes the corrections stored under it; reports stay for the count, without the user. */
export function eraseLearning({
  corrections,
  reports,
}: {
  corrections: CorrectionStore;
  reports: ReadingReports;
}): PersonalDataEraser {
  return {
    async erase(userId, _pseudonym, tx) {
      await corrections.withdraw(userId, tx);
      await reports.forget(userId, tx);
    },
  };
}
