import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalculatorName } from '../../../api/generated/model';
import { calculate } from '../../../api/tutor.ts';
import type { CalculatorInputs } from '../../../api/tutor.ts';

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 250;

/** The computed answer to the inputs as they stand; the one before stays until the next is there. */
export function useCalculation(calculator: CalculatorName, input: Record<string, number | string> | null) {
  const settled = useSettled(input);
  return useQuery({
    queryKey: ['calculator', calculator, settled],
    queryFn: ({ signal }) =>
      calculate(calculator, settled as unknown as CalculatorInputs[CalculatorName], signal),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/** A value once it has rested for a moment; the first one at once. */
function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}
