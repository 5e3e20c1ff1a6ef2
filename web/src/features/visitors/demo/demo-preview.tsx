import type { FormEvent } from 'react';
import { RotateCcw, ScanLine } from 'lucide-react';
import { CorrectablePreview } from '../../../entities/analysis/preview/correctable-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Picture } from './demo-state.ts';
import type { Demo } from './use-demo.ts';

/** The picture with what was read on this device, what to call it, and the button. */
export function DemoPreview({ demo, picture }: { demo: Demo; picture: Picture }) {
  const { preview, corrections, errors } = demo;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    demo.analyze();
  };
  return (
    <chakra.form onSubmit={submit} borderWidth="1px" borderRadius="control" overflow="clip">
      <CorrectablePreview
        src={picture.url}
        alt={`Preview of ${picture.file.name}`}
        {...{ preview, corrections, errors }}
        refusedCosts="a refused picture uses up no try"
        maxHeight="26rem"
        head={
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {picture.file.name}
          </chakra.p>
        }
        onCorrections={demo.correct}
      >
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
      </CorrectablePreview>
    </chakra.form>
  );
}
