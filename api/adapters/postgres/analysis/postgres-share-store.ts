import type { Knex } from 'knex';
import type { Share } from '../../../domain/analysis/share.ts';
import type { SharePictures, ShareStore, ShareToAdd } from '../../../ports/analysis/share-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

interface Row {
  id: string;
  analysis_id: string;
  created_at: Date;
  expires_at: Date;
  with_picture: boolean;
}

const TABLE = 'analysis_shares';

/** Share links in `analysis_shares`. */
export class PostgresShareStore implements ShareStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(share: ShareToAdd, most: number, tx: Transaction): Promise<'added' | 'full' | 'gone'> {
    const database = queryOn(this.deps.database, tx);
    // The lock makes those who add to one analysis at once pass one by one, and a deletion wait for them.
    const analysis = await database('analysis_analyses')
      .where({ id: share.analysisId })
      .forNoKeyUpdate()
      .first('id');
    if (analysis === undefined) return 'gone';
    const working = await database(TABLE)
      .where({ analysis_id: share.analysisId })
      .andWhere('expires_at', '>', share.createdAt)
      .select('id');
    if (working.length >= most) return 'full';
    await database(TABLE).insert({
      id: share.id,
      analysis_id: share.analysisId,
      token_hash: share.tokenHash,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
      preview: Buffer.from(share.pictures.preview),
      picture: share.pictures.picture && Buffer.from(share.pictures.picture),
    });
    return 'added';
  }

  async list(analysisId: string, now: Date): Promise<Share[]> {
    const rows = await this.shares().where({ analysis_id: analysisId }).andWhere('expires_at', '>', now);
    return rows.map(toShare);
  }

  async listOfOwner(ownerId: string): Promise<Share[]> {
    const rows = await this.shares()
      .join('analysis_analyses as a', 'a.id', 's.analysis_id')
      .where('a.user_id', ownerId);
    return rows.map(toShare);
  }

  async findWorking(tokenHash: Buffer, now: Date): Promise<(Share & { ownerId: string }) | null> {
    const row: (Row & { user_id: string }) | undefined = await this.shares()
      .join('analysis_analyses as a', 'a.id', 's.analysis_id')
      .join('accounts_users as u', 'u.id', 'a.user_id')
      .where('s.token_hash', tokenHash)
      .andWhere('s.expires_at', '>', now)
      .whereNull('u.suspended_at')
      .first('a.user_id');
    return row === undefined ? null : { ...toShare(row), ownerId: row.user_id };
  }

  async pictureOf(id: string, kind: keyof SharePictures): Promise<Uint8Array | null> {
    const row: Partial<Record<string, Uint8Array | null>> | undefined = await this.deps
      .database(TABLE)
      .where({ id })
      .first(kind);
    return row?.[kind] ?? null;
  }

  async remove(ownerId: string, analysisId: string, id: string): Promise<boolean> {
    const own = this.deps
      .database('analysis_analyses')
      .where({ id: analysisId, user_id: ownerId })
      .select('id');
    return (await this.deps.database(TABLE).where({ id }).whereIn('analysis_id', own).delete()) > 0;
  }

  async purge(now: Date): Promise<number> {
    return this.deps.database(TABLE).where('expires_at', '<=', now).delete();
  }

  private shares() {
    const { database } = this.deps;
    return database(`${TABLE} as s`)
      .select<Row[]>(
        's.id',
        's.analysis_id',
        's.created_at',
        's.expires_at',
        database.raw('s.picture is not null as with_picture'),
      )
      .orderBy([{ column: 's.created_at', order: 'desc' }, 's.id']);
  }
}

function toShare(row: Row): Share {
  return {
    id: row.id,
    analysisId: row.analysis_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    withPicture: row.with_picture,
  };
}
