import type { DeleteAnalysis } from './delete-analysis.ts';

interface Deps {
  deleteAnalysis: DeleteAnalysis;
}

/** Deletes several analyses of the caller's, one after another: one that fails leaves those before it deleted. */
export class DeleteAnalyses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @returns those that were deleted; others were not there */
  async run(ownerId: string, ids: readonly string[]): Promise<string[]> {
    const deleted: string[] = [];
    for (const id of new Set(ids)) {
      const result = await this.deps.deleteAnalysis.run(ownerId, id);
      if (result.ok) deleted.push(id);
    }
    return deleted;
  }
}
