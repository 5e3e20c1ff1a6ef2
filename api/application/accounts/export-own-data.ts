import type { Clock } from '../../ports/clock.ts';
import type { PersonalDataSource } from '../../ports/personal-data.ts';

export interface PersonalData {
  exportedAt: Date;
  sections: { name: string; records: Record<string, unknown>[] }[];
}

/** Collects what every part of the product keeps about a user. */
export class ExportOwnData {
  private readonly sources: PersonalDataSource[];
  private readonly clock: Clock;

  constructor(sources: PersonalDataSource[], clock: Clock) {
    this.sources = sources;
    this.clock = clock;
  }

  async run(userId: string): Promise<PersonalData> {
    const sections: PersonalData['sections'] = [];
    for (const source of this.sources) {
      sections.push({ name: source.name, records: await source.read(userId) });
    }
    return { exportedAt: this.clock.now(), sections };
  }
}
