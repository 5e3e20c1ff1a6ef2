import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';

/** The symbol as given, else as read, else `Unknown`. */
export function knownSymbol(symbol: string, analysis: AnalysisJson): string {
  return symbol.toLowerCase() === 'unknown' ? (analysis.coin_symbol ?? symbol) : symbol;
}
