import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { Result } from '../../domain/shared/result.ts';

export interface Report {
  /** The symbol given, else the one read. */
  symbol: string;
  madeAt: Date;
  analysis: AnalysisJson;
  /** Digits behind the point of every price. */
  decimals: number;
  tags: string[];
  note: string;
  /** The picture with what was found drawn on it, as PNG; null when it was not stored. */
  picture: Uint8Array | null;
}

/** Makes a PDF file of an analysis. The same analysis gives the same bytes, at any time. */
export interface ReportPrinter {
  print(report: Report): Promise<Result<Uint8Array, { code: 'busy' }>>;
}
