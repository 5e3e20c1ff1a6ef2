import { chakra } from '../../../ui/layout.ts';
import { formatSigma } from '../price-format.ts';

/** The error of a number, quieter than the number. Nothing when there is none. */
export function Band({ sigma, decimals }: { sigma: number | null; decimals: number }) {
  const text = formatSigma(sigma, decimals);
  return (
    text && (
      <chakra.span fontFamily="mono" fontSize="12px" color="fg.muted" whiteSpace="nowrap">
        {text}
      </chakra.span>
    )
  );
}
