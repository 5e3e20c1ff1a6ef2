import { Model } from 'objection';
import type { ImageRecord } from '../../../ports/analysis/image-records.ts';
import type { PictureMime } from '../../../ports/analysis/picture-inspector.ts';

/** A row of analysis_images. */
export class ImageModel extends Model {
  static override tableName = 'analysis_images';

  declare id: string;
  declare user_id: string;
  declare storage_key: string;
  declare sha256: string;
  declare mime_type: PictureMime;
  declare width: number;
  declare height: number;
  declare orientation: number;
  declare bytes: number;
  declare created_at: Date;

  toImage(): ImageRecord {
    return {
      id: this.id,
      ownerId: this.user_id,
      storageKey: this.storage_key,
      sha256: this.sha256,
      mimeType: this.mime_type,
      width: this.width,
      height: this.height,
      orientation: this.orientation,
      bytes: this.bytes,
      createdAt: this.created_at,
    };
  }
}
