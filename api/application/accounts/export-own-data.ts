import type { Clock } from '../../ports/shared/clock.ts';
import type { PersonalDataSource } from '../../ports/accounts/personal-data.ts';

export interface PersonalData {
  exportedAt: Date;
  sections: { name: string; records: Record<string, unknown>[] }[];
}

interface Deps {
  sources: PersonalDataSource[];
  clock: Clock;
}

/** Collects what every context stores about a user. */
export class ExportOwnData {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<PersonalData> {
    const sections: PersonalData['sections'] = [];
    for (const source of this.deps.sources) {
      sections.push({ name: source.name, records: await source.read(userId) });
    }
    return { exportedAt: this.deps.clock.now(), sections };
  }
}
