import type { AlignmentFailure } from './follow-up/align-series.ts';

/** Why a picture is not taken. */
export interface PictureNotTaken {
  code:
    | 'analysis.empty_file'
    | 'analysis.file_too_large'
    | 'analysis.too_many_pixels'
    | 'analysis.unsupported_picture'
    | 'analysis.animated_picture'
    | 'analysis.damaged_picture'
    | 'analysis.malformed_data_url';
}

/** Hints that are wrong in themselves; nothing was read. */
export interface InvalidHints {
  code: 'analysis.invalid_hints';
  errors: { field: string; message: string }[];
}

/** Neither a stored picture nor one in the request. */
export interface PictureMissing {
  code: 'analysis.picture_missing';
}

/** The address of the picture is none that we issued. Nothing was fetched. */
export interface ForeignImageUrl {
  code: 'analysis.foreign_image_url';
}

/** No such stored picture, or somebody else's. */
export interface FileNotFound {
  code: 'analysis.file_not_found';
}

/** No such analysis, or somebody else's. */
export interface AnalysisNotFound {
  code: 'analysis.not_found';
}

/** The own analysis is older than what the plan shows. It is stored. */
export interface OutsideWindow {
  code: 'analysis.outside_window';
}

/** The analysis has no series: it is not completed. */
export interface NoReading {
  code: 'analysis.no_reading';
}

/** The picture of the analysis was never stored, so there is nothing to draw on. */
export interface NoPicture {
  code: 'analysis.no_picture';
}

/** The reader is the one that read the picture already: reading it again would give the same. */
export interface ReaderUnchanged {
  code: 'analysis.reader_unchanged';
}

/** The analysis proposes no trade, or is not completed: there is nothing to grade. */
export interface NoPlan {
  code: 'analysis.no_plan';
}

/** The later picture shows no chart that could be read. Nothing of it is stored. */
export interface FollowUpRefused {
  code: 'analysis.follow_up_refused';
  refusal: { reason: string; advice: string };
}

/** The later picture was read, but it does not continue the analysed chart. Nothing of it is stored. */
export interface FollowUpUnaligned {
  code: 'analysis.follow_up_unaligned';
  failure: AlignmentFailure;
  /** As printed on both pictures; null where nothing was. */
  symbols: { earlier: string | null; later: string | null };
  timeframes: { earlier: string | null; later: string | null };
}

/** Too many pictures wait already; nothing was begun. */
export interface ReaderBusy {
  code: 'analysis.busy';
  /** Whole seconds, at least 1. */
  retryAfterSeconds: number;
}

/** The picture storage does not answer. */
export interface StorageUnavailable {
  code: 'analysis.storage_unavailable';
}

/** The address carries no valid signature, or it has expired, and nobody is signed in. */
export interface AddressExpired {
  code: 'analysis.address_expired';
}

/** The text has neither letter nor digit: it names no symbol. */
export interface NoSymbol {
  code: 'analysis.no_symbol';
}

/** The watch list holds as many symbols as it may. */
export interface WatchlistFull {
  code: 'analysis.watchlist_full';
}

/** The analysis has as many share links that work as it may. */
export interface SharesFull {
  code: 'analysis.shares_full';
}

/** No link of this address works: it never did, expired or was revoked. */
export interface ShareNotFound {
  code: 'analysis.share_not_found';
}

/** The time given to be reminded at cannot be taken. */
export interface ReminderTime {
  code: 'analysis.reminder_time';
  errors: { field: string; message: string }[];
}

export type AnalysisErrorCode =
  | ReminderTime['code']
  | SharesFull['code']
  | ShareNotFound['code']
  | NoSymbol['code']
  | WatchlistFull['code']
  | PictureNotTaken['code']
  | InvalidHints['code']
  | PictureMissing['code']
  | ForeignImageUrl['code']
  | FileNotFound['code']
  | AnalysisNotFound['code']
  | OutsideWindow['code']
  | NoReading['code']
  | NoPicture['code']
  | ReaderBusy['code']
  | StorageUnavailable['code']
  | AddressExpired['code']
  | NoPlan['code']
  | ReaderUnchanged['code']
  | FollowUpRefused['code']
  | FollowUpUnaligned['code']
  | 'analysis.refused';
