import type { AnalysisBrief } from '../../ports/analysis/analysis-store.ts';

/** The symbol as given, else as read, else `Unknown`. */
export function knownSymbol(symbol: string, analysis: Pick<AnalysisBrief, 'coin_symbol'> | null): string {
  return symbol.toLowerCase() === 'unknown' ? (analysis?.coin_symbol ?? symbol) : symbol;
}
