import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { FollowUpStore } from '../../ports/analysis/follow-up-store.ts';
import type { ImageRecords } from '../../ports/analysis/image-records.ts';
import type { ReminderStore } from '../../ports/analysis/reminder-store.ts';
import type { ShareStore } from '../../ports/analysis/share-store.ts';
import type { Watchlist } from '../../ports/analysis/watchlist.ts';
import type { PersonalDataEraser, PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { PictureStorage } from './picture-storage.ts';

const PAGE = 200;

/** Analyses, for the data export; pictures by their ids, to be fetched one by one. */
export function analysesData({ analyses }: { analyses: AnalysisStore }): PersonalDataSource {
  return {
    name: 'analyses',
    async read(userId) {
      const all: Record<string, unknown>[] = [];
      for (;;) {
        const records = await analyses.listWhole(userId, { limit: PAGE, offset: all.length });
        all.push(...records.map(describe));
        if (records.length < PAGE) return all;
      }
    },
  };
}

function describe(record: AnalysisRecord): Record<string, unknown> {
  return {
    id: record.id,
    created_at: record.createdAt.toISOString(),
    symbol: record.symbol,
    status: record.status,
    picture_id: record.imageId,
    picture: {
      width: record.picture.width,
      height: record.picture.height,
      mime_type: record.picture.mimeType,
    },
    analysis: record.analysis,
    refusal: record.refusal,
    tags: record.tags,
    note: record.note,
    hints: record.hints,
    read_by_model: record.readout?.hints?.from_model ?? [],
  };
}

/** Grades by later pictures, for the data export. */
export function followUpsData({ followUps }: { followUps: FollowUpStore }): PersonalDataSource {
  return {
    name: 'follow_ups',
    async read(userId) {
      const all = await followUps.listOfOwner(userId);
      return all.map(({ id, analysisId, createdAt, imageId, hints, alignment, grade }) => ({
        id,
        analysis_id: analysisId,
        created_at: createdAt.toISOString(),
        picture_id: imageId,
        hints,
        alignment,
        grade,
      }));
    },
  };
}

/** The watch list, for the data export. */
export function watchlistData({ watchlist }: { watchlist: Watchlist }): PersonalDataSource {
  return {
    name: 'watchlist',
    async read(userId) {
      const watched = await watchlist.list(userId);
      return watched.map(({ symbol, addedAt }) => ({ symbol, added_at: addedAt.toISOString() }));
    },
  };
}

/** The share links, for the data export; their addresses are not stored. */
export function sharesData({ shares }: { shares: ShareStore }): PersonalDataSource {
  return {
    name: 'share_links',
    async read(userId) {
      const made = await shares.listOfOwner(userId);
      return made.map(({ analysisId, createdAt, expiresAt, withPicture }) => ({
        analysis_id: analysisId,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        with_picture: withPicture,
      }));
    },
  };
}

/** The reminders to add a later screenshot, for the data export. */
export function remindersData({ reminders }: { reminders: ReminderStore }): PersonalDataSource {
  return {
    name: 'reminders',
    async read(userId) {
      const set = await reminders.listOfOwner(userId);
      return set.map(({ analysisId, dueAt, sentAt }) => ({
        analysis_id: analysisId,
        due_at: dueAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
      }));
    },
  };
}

/** Forgets a user's watch list, analyses and pictures. A storage that does not answer leaves orphans, which the clearing job takes. */
export function eraseAnalyses({
  analyses,
  watchlist,
  images,
  pictureStorage,
}: {
  analyses: AnalysisStore;
  watchlist: Watchlist;
  images: ImageRecords;
  pictureStorage: PictureStorage;
}): PersonalDataEraser {
  return {
    async erase(userId, _pseudonym, tx) {
      await analyses.removeAll(userId, tx);
      await watchlist.removeAll(userId, tx);
    },
    async afterwards(userId) {
      for (const id of await images.idsOf(userId)) await pictureStorage.discard(id);
    },
  };
}
