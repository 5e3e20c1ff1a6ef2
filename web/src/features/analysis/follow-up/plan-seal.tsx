import { usePlanSeal } from '../../../api/record.ts';
import type { PlanSeal as Seal } from '../../../api/record.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';

/** How the plan stands in the public record, and the text by which its owner can prove it. */
export function PlanSeal({ analysisId }: { analysisId: string }) {
  const { data, error } = usePlanSeal(analysisId);
  if (error)
    return (
      <chakra.p textStyle="caption" color="fg.muted">
        Whether this plan is sealed could not be loaded.
      </chakra.p>
    );
  if (!data) return null;
  if (data.seal === null)
    return (
      <chakra.p textStyle="caption" color="fg.muted">
        This plan is not in <TextLink href={paths.record}>the public record</TextLink>. One that is older than
        the record will be sealed shortly; plans of sample charts and of pictures read again are not sealed.
      </chakra.p>
    );
  const { seal } = data;
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <chakra.p textStyle="caption" color="fg.muted">
        Sealed as entry {seal.sequence} of <TextLink href={paths.record}>the public record</TextLink> on{' '}
        {formatMoment(seal.sealed_at)}. The SHA-256 of the proof is what the entry shows of this plan.
      </chakra.p>
      <Button variant="outline" size="sm" onClick={() => saveProof(seal)}>
        Download proof
      </Button>
    </Flex>
  );
}

/** The very text that was sealed: a single blank more would have another hash. */
function saveProof({ sequence, text }: Seal): void {
  saveAs(new Blob([text], { type: 'application/json' }), `wickwise-plan-${sequence}.json`);
}
