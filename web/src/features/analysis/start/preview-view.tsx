/** The second view: the picture with what was read on this device, what to call it, and the button. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { RotateCcw, ScanLine } from 'lucide-react';
import { PreviewFinding } from '../../../entities/analysis/preview/preview-finding.tsx';
import { ReadingPicture } from '../../../entities/analysis/preview/reading-picture.tsx';
import type { ScaleDraft, ScaleErrors, Size } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import { ScaleHandles } from '../../../entities/analysis/preview/scale/scale-handles.tsx';
import { ScalePanel } from '../../../entities/analysis/preview/scale/scale-panel.tsx';
import { shownOf } from '../../../entities/analysis/preview/use-chart-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex, Grid, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface Props {
  pictureUrl: string;
  preview: ChartPreview | null;
  fileName: string;
  symbol: string;
  scale: ScaleDraft | null;
  scaleErrors: ScaleErrors;
  signedOut: boolean;
  onSymbol: (symbol: string) => void;
  onScale: (scale: ScaleDraft | null) => void;
  onAnalyze: () => void;
  onReset: () => void;
}

export function PreviewView({
  pictureUrl,
  preview,
  fileName,
  symbol,
  scale,
  scaleErrors,
  signedOut,
  onSymbol,
  onScale,
  onAnalyze,
  onReset,
}: Props) {
  const [size, setSize] = useState<Size | null>(null);
  const result = shownOf(preview);
  const wanted = result?.outcome === 'refused' && result.refusal.code === 'no_price_axis';
  const setting = size !== null && (scale !== null || wanted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signedOut) onAnalyze();
  };
  return (
    <Box borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="clip">
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }}>
        <Flex bg="bg.subtle" align={setting ? 'flex-start' : 'center'} justify="center" p="2" minW="0">
          {/* While its scale is set, the picture stays in sight beside the fields. */}
          <Box position={{ lg: setting ? 'sticky' : 'static' }} top="20" minW="0">
            <ReadingPicture
              src={pictureUrl}
              alt={`Preview of ${fileName}`}
              result={result}
              maxHeight="68vh"
              onSize={setSize}
              over={setting && <ScaleHandles scale={scale} size={size} onScale={onScale} />}
            />
          </Box>
        </Flex>
        <chakra.form
          onSubmit={submit}
          display="flex"
          flexDirection="column"
          gap="5"
          p={{ base: '4', md: '6' }}
          borderLeftWidth={{ lg: '1px' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
        >
          <Box>
            <chakra.h2 textStyle="title">Ready to Analyze</chakra.h2>
            <chakra.p textStyle="caption" color="fg.muted" mt="1" overflowWrap="anywhere">
              {fileName}
            </chakra.p>
          </Box>
          {preview && <PreviewFinding preview={preview} refusedCosts="a refused picture costs nothing" />}
          {size && (
            <ScalePanel
              src={pictureUrl}
              scale={scale}
              size={size}
              wanted={wanted}
              errors={scaleErrors}
              onScale={onScale}
            />
          )}
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
            onChange={(event) => onSymbol(event.currentTarget.value)}
          />
          <Flex direction="column" gap="2">
            <Button type="submit" size="lg" block icon={ScanLine} disabled={signedOut}>
              Analyze Chart
            </Button>
            <Button variant="outline" size="lg" block icon={RotateCcw} onClick={onReset}>
              Reset
            </Button>
          </Flex>
          {signedOut ? (
            <chakra.p role="status" textStyle="body" color="warning.fg">
              Please log in to analyze charts.
            </chakra.p>
          ) : (
            <chakra.p textStyle="caption" color="fg.muted">
              A chart that cannot be read is refused with a reason, and costs nothing.
            </chakra.p>
          )}
        </chakra.form>
      </Grid>
    </Box>
  );
}
