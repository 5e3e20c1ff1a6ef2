/** The second view: the picture with what was read on this device, what to call it, and the button. */
import type { FormEvent } from 'react';
import { RotateCcw, ScanLine } from 'lucide-react';
import { PreviewOfPicture } from '../../../entities/analysis/preview/preview-of-picture.tsx';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { ScaleErrors } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface Props {
  pictureUrl: string;
  preview: ChartPreview | null;
  fileName: string;
  symbol: string;
  corrections: Corrections;
  errors: ScaleErrors;
  signedOut: boolean;
  onSymbol: (symbol: string) => void;
  onCorrections: (corrections: Corrections) => void;
  onAnalyze: () => void;
  onReset: () => void;
}

export function PreviewView(props: Props) {
  const { pictureUrl, preview, fileName, symbol, corrections, errors, signedOut } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signedOut) props.onAnalyze();
  };
  return (
    <chakra.form onSubmit={submit} borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="clip">
      <PreviewOfPicture
        src={pictureUrl}
        alt={`Preview of ${fileName}`}
        {...{ preview, corrections, errors }}
        refusedCosts="a refused picture costs nothing"
        maxHeight="68vh"
        head={<Head fileName={fileName} />}
        onCorrections={props.onCorrections}
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
          value={symbol}
          onChange={(event) => props.onSymbol(event.currentTarget.value)}
        />
        <Flex direction="column" gap="2">
          <Button type="submit" size="lg" block icon={ScanLine} disabled={signedOut}>
            Analyze Chart
          </Button>
          <Button variant="outline" size="lg" block icon={RotateCcw} onClick={props.onReset}>
            Reset
          </Button>
        </Flex>
        <Costs signedOut={signedOut} />
      </PreviewOfPicture>
    </chakra.form>
  );
}

function Head({ fileName }: { fileName: string }) {
  return (
    <Box>
      <chakra.h2 textStyle="title">Ready to Analyze</chakra.h2>
      <chakra.p textStyle="caption" color="fg.muted" mt="1" overflowWrap="anywhere">
        {fileName}
      </chakra.p>
    </Box>
  );
}

function Costs({ signedOut }: { signedOut: boolean }) {
  return signedOut ? (
    <chakra.p role="status" textStyle="body" color="warning.fg">
      Please log in to analyze charts.
    </chakra.p>
  ) : (
    <chakra.p textStyle="caption" color="fg.muted">
      A chart that cannot be read is refused with a reason, and costs nothing.
    </chakra.p>
  );
}
