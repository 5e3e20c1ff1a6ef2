import type { Knex } from 'knex';
import type { ImageRecord, ImageRecords } from '../../../ports/analysis/image-records.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ImageModel } from './image-model.ts';

/** Neither analysed nor graded by; `i` is the picture. */
const UNUSED = `not exists (select from analysis_analyses a where a.image_id = i.id)
         and not exists (select from analysis_follow_ups f where f.image_id = i.id)`;

interface Deps {
  database: Knex;
}

/** Records of stored pictures in `analysis_images`. */
export class PostgresImageRecords implements ImageRecords {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(image: ImageRecord): Promise<void> {
    await ImageModel.query(this.deps.database).insert({
      id: image.id,
      user_id: image.ownerId,
      storage_key: image.storageKey,
      sha256: image.sha256,
      mime_type: image.mimeType,
      width: image.width,
      height: image.height,
      orientation: image.orientation,
      bytes: image.bytes,
      created_at: image.createdAt,
    });
  }

  async find(id: string): Promise<ImageRecord | null> {
    const row = await ImageModel.query(this.deps.database).findById(id);
    return row?.toImage() ?? null;
  }

  async removeUnused(id: string, tx?: Transaction): Promise<string | null> {
    const result = await queryOn(this.deps.database, tx).raw<{ rows: { storage_key: string }[] }>(
      `delete from analysis_images i where id = ?
         and ${UNUSED} returning storage_key`,
      [id],
    );
    return result.rows[0]?.storage_key ?? null;
  }

  async idsOf(ownerId: string): Promise<string[]> {
    const rows = await ImageModel.query(this.deps.database).where({ user_id: ownerId }).select('id');
    return rows.map((row) => row.id);
  }

  async findOrphans(before: Date, limit: number): Promise<string[]> {
    const result = await this.deps.database.raw<{ rows: { id: string }[] }>(
      `select id from analysis_images i where created_at < ?
         and ${UNUSED}
       order by created_at limit ?`,
      [before, limit],
    );
    return result.rows.map((row) => row.id);
  }
}
