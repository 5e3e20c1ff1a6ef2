/** What a trader looks for first: the plan in one sentence and one line of figures, and a button that copies it. */
import { Copy } from 'lucide-react';
import type { AnalysisJson, AnalysisRecord } from '../../../api/generated/model';
import { MarkedValue } from '../../../entities/analysis/picture/marked-value.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { planAsText, planFigures, planSentence } from './plan-text.ts';

interface Props {
  record: AnalysisRecord;
  json: AnalysisJson;
  decimals: number;
}

export function ResultHead({ record, json, decimals }: Props) {
  return (
    <Flex
      as="section"
      aria-label="Plan at a glance"
      direction={{ base: 'column', lg: 'row' }}
      align={{ lg: 'center' }}
      justify="space-between"
      columnGap="6"
      rowGap="3"
    >
      <chakra.p textStyle="subtitle" flex="1">
        {planSentence(json)}
      </chakra.p>
      <Flex
        gap={{ base: '3', md: '5' }}
        align="center"
        justify="space-between"
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        <chakra.dl
          m="0"
          display="flex"
          justifyContent="space-between"
          gap={{ base: '2', md: '5' }}
          flex="1 0 auto"
        >
          {planFigures(json, decimals).map(({ name, text, mark }) => (
            <Box key={name}>
              <chakra.dt textStyle="caption" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd m="0" textStyle="price" whiteSpace="nowrap" css={FIGURE}>
                {mark ? <MarkedValue mark={mark}>{text}</MarkedValue> : text}
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
        {json.plan.direction !== 'none' && (
          <Button
            variant="outline"
            size="sm"
            icon={Copy}
            onClick={() => void copyPlan({ record, json, decimals })}
            data-print="none"
          >
            Copy plan
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Four prices of ten letters fit side by side on a phone. */
const FIGURE = { '&, & button': { fontSize: { base: '13px', md: '15px' } } } as const;

async function copyPlan({ record, json, decimals }: Props): Promise<void> {
  try {
    await navigator.clipboard.writeText(planAsText(record, json, decimals, window.location.href));
    toast.success('Plan copied');
  } catch {
    toast.error('The plan could not be copied', 'The browser may not write to the clipboard.');
  }
}
