import { chakra } from '../../../ui/layout.ts';
import type { Figure as FigureData } from '../../../api/generated/model';
import { CandleDrawing } from './candle-drawing.tsx';
import { CurveDrawing } from './curve-drawing.tsx';
import { FigureTable } from './figure-table.tsx';
import { useWidth } from './use-width.ts';

/** Width in pixels before the container is measured. */
const USUAL_WIDTH = 640;

/** A lesson's figure: drawn as wide as its container, with its caption and a table of its numbers. */
export function Figure({ figure }: { figure: FigureData }) {
  const { ref, width } = useWidth(USUAL_WIDTH);
  return (
    <chakra.figure display="flex" flexDirection="column" gap="2" minW="0">
      <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="control" p="3" minW="0">
        <chakra.div ref={ref} minW="0">
          {figure.kind === 'candles' ? (
            <CandleDrawing figure={figure} width={width} />
          ) : (
            <CurveDrawing figure={figure} width={width} />
          )}
        </chakra.div>
      </chakra.div>
      <chakra.figcaption textStyle="label" fontWeight="400" color="fg.muted">
        {figure.caption}
      </chakra.figcaption>
      <FigureTable figure={figure} />
    </chakra.figure>
  );
}
