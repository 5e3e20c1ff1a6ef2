import type { FormEvent } from 'react';
import { RotateCcw, ScanLine } from 'lucide-react';
import { PreviewFinding } from '../../../entities/analysis/preview/preview-finding.tsx';
import { ReadingPicture } from '../../../entities/analysis/preview/reading-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Grid, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Picture } from './demo-state.ts';
import type { Demo } from './use-demo.ts';

/** The picture with what was read on this device, what to call it, and the button. */
export function DemoPreview({ demo, picture }: { demo: Demo; picture: Picture }) {
  const { preview } = demo;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    demo.analyze();
  };
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap={{ base: '5', lg: '8' }}>
      <Flex bg="bg.subtle" borderWidth="1px" borderRadius="control" align="center" justify="center" p="2">
        <ReadingPicture
          src={picture.url}
          alt={`Preview of ${picture.file.name}`}
          result={preview?.state === 'done' ? preview.result : null}
          maxHeight="26rem"
        />
      </Flex>
      <chakra.form onSubmit={submit} display="flex" flexDirection="column" gap="5" minW="0">
        <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {picture.file.name}
        </chakra.p>
        {preview && <PreviewFinding preview={preview} refusedCosts="a refused picture uses up no try" />}
        <TextField
          label="Data Symbol (Optional)"
          placeholder="e.g. BTC/USD, AAPL, EUR/USD"
          hint="Left empty, the symbol printed on the chart is used if it can be read."
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          mono
          value={demo.symbol}
          onChange={(event) => demo.name(event.currentTarget.value)}
        />
        <Flex direction="column" gap="2">
          <Button type="submit" size="lg" block icon={ScanLine}>
            Analyze Chart
          </Button>
          <Button variant="outline" size="lg" block icon={RotateCcw} onClick={demo.reset}>
            Reset
          </Button>
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted">
          A chart that cannot be read is refused with a reason, and does not use up a try.
        </chakra.p>
      </chakra.form>
    </Grid>
  );
}
