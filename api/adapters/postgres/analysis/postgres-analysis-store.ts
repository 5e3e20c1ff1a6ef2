import type { Knex } from 'knex';
import { raw } from 'objection';
import type {
  AnalysisCounts,
  AnalysisFilter,
  AnalysisNotice,
  AnalysisPage,
  AnalysisRecord,
  AnalysisStore,
  Beginning,
  BeginningAgain,
  CompletedAnalysis,
  EndedAnalysis,
  NewAnalysis,
} from '../../../ports/analysis/analysis-store.ts';
import type { OwnNotes } from '../../../domain/analysis/own-notes.ts';
import type { ReadingRefusal } from '../../../ports/analysis/chart-reading.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { beginAgain, beginAnalysis } from './analysis-begin.ts';
import { interrupt } from './analysis-interrupted.ts';
import {
  countAnalyses,
  latestBySymbol,
  listAnalyses,
  listWhole,
  outcomeOf,
  readAgainOf,
  STORED,
  WHOLE,
} from './analysis-queries.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { AnalysisModel } from './analysis-model.ts';

interface Deps {
  database: Knex;
}

/** Analyses in `analysis_analyses`. Every change of status says in its `where` which status it leaves. */
export class PostgresAnalysisStore implements AnalysisStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  begin(
    analysis: NewAnalysis,
    options: { rerun: boolean; aliveSince: Date },
    tx?: Transaction,
  ): Promise<Beginning & { interrupted?: EndedAnalysis[] }> {
    if (tx !== undefined) return beginAnalysis(queryOn(this.deps.database, tx), analysis, options);
    return this.deps.database.transaction((trx) => beginAnalysis(trx, analysis, options));
  }

  beginAgain(
    analysis: NewAnalysis & { readFrom: string },
    options: { aliveSince: Date },
    tx: Transaction,
  ): Promise<BeginningAgain & { interrupted?: EndedAnalysis[] }> {
    return beginAgain(queryOn(this.deps.database, tx), analysis, options);
  }

  async touch(id: string, at: Date): Promise<void> {
    await this.#analyzing(id).patch({ alive_at: at });
  }

  async complete(
    id: string,
    result: CompletedAnalysis,
    at: Date,
    tx?: Transaction,
  ): Promise<AnalysisRecord | null> {
    const { analysis, readout, notices, providerNotice } = result;
    const row = await this.#analyzing(id, tx)
      .patch({
        status: 'completed',
        // Written as text: the two are large, and the model would copy them twice to no end.
        analysis_json: raw('?', JSON.stringify(analysis)),
        reading: raw('?', JSON.stringify(readout)),
        notices,
        provider_notice: providerNotice,
        ended_at: at,
      })
      .returning(STORED)
      .first();
    return row ? { ...row.toRecord(), analysis, readout } : null;
  }

  async fail(
    id: string,
    refusal: ReadingRefusal | null,
    notices: AnalysisNotice[],
    at: Date,
    tx?: Transaction,
  ): Promise<boolean> {
    const change = { status: 'failed' as const, refusal, notices, ended_at: at };
    return (await this.#analyzing(id, tx).patch(change)) === 1;
  }

  async abandon(id: string, tx?: Transaction): Promise<void> {
    await this.#analyzing(id, tx).delete();
  }

  async find(ownerId: string, id: string): Promise<AnalysisRecord | null> {
    const row = await AnalysisModel.query(this.deps.database)
      .select('analysis_analyses.*', outcomeOf(this.deps.database), ...readAgainOf(this.deps.database))
      .findOne({ id, user_id: ownerId });
    return row?.toRecord() ?? null;
  }

  async lockNotes(ownerId: string, id: string, tx: Transaction): Promise<OwnNotes | null> {
    const row = await AnalysisModel.query(queryOn(this.deps.database, tx))
      .select('tags', 'note')
      .findOne({ id, user_id: ownerId })
      .forUpdate();
    return row ? { tags: row.tags, note: row.note } : null;
  }

  async annotate(
    ownerId: string,
    id: string,
    { tags, note }: OwnNotes,
    tx: Transaction,
  ): Promise<AnalysisRecord | null> {
    const database = queryOn(this.deps.database, tx);
    await AnalysisModel.query(database).patch({ tags, note }).where({ id, user_id: ownerId });
    const row = await AnalysisModel.query(database)
      .select(WHOLE)
      .select(outcomeOf(database))
      .findOne({ id, user_id: ownerId });
    return row?.toRecord() ?? null;
  }

  latestBySymbol(ownerId: string, symbolKeys: readonly string[], since: Date | null) {
    return latestBySymbol(this.deps.database, ownerId, symbolKeys, since);
  }

  list(ownerId: string, filter: AnalysisFilter): Promise<AnalysisPage> {
    return listAnalyses(this.deps.database, ownerId, filter);
  }

  listWhole(ownerId: string, page: { limit: number; offset: number }): Promise<AnalysisRecord[]> {
    return listWhole(this.deps.database, ownerId, page);
  }

  counts(ownerId: string): Promise<AnalysisCounts> {
    return countAnalyses(this.deps.database, ownerId);
  }

  async remove(
    ownerId: string,
    id: string,
    tx: Transaction,
  ): Promise<{ imageId: string | null } | undefined> {
    const row = await AnalysisModel.query(queryOn(this.deps.database, tx))
      .delete()
      .where({ id, user_id: ownerId })
      .returning('image_id')
      .first();
    return row === undefined ? undefined : { imageId: row.image_id };
  }

  async removeAll(ownerId: string, tx: Transaction): Promise<void> {
    await AnalysisModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: ownerId });
  }

  failInterrupted(aliveSince: Date, at: Date, tx?: Transaction): Promise<EndedAnalysis[]> {
    return interrupt(queryOn(this.deps.database, tx), aliveSince, at);
  }

  #analyzing(id: string, tx?: Transaction) {
    return AnalysisModel.query(queryOn(this.deps.database, tx)).where({ id, status: 'analyzing' });
  }
}
