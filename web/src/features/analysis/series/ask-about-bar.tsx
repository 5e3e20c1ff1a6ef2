/** From a bar of the recovered series to the assistant, with that bar as the subject. */
import { useState } from 'react';
import { GraduationCap } from 'lucide-react';
import { useLit } from '../../../entities/analysis/picture/lit.tsx';
import { explainBarPath } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';

/** Speaks of the bar that was pointed at last, and of the last bar before one was. */
export function AskAboutBar({ analysisId, bars }: { analysisId: string; bars: number }) {
  const { lit } = useLit();
  const [bar, setBar] = useState(bars);
  const pointedAt = lit?.startsWith('bar:') ? Number(lit.slice(4)) + 1 : bar;
  if (pointedAt !== bar) setBar(pointedAt);
  return (
    <chakra.div px="5" pb="3" data-print="none">
      <LinkButton href={explainBarPath(analysisId, bar)} variant="outline" size="sm" icon={GraduationCap}>
        Ask about bar {bar}
      </LinkButton>
    </chakra.div>
  );
}
