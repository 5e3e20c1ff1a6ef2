/** The two heights of a scale over its picture: pressed, dragged, or moved by arrow keys. */
import { DragHandle } from '../correct/drag-handle.tsx';
import { HandleLayer } from '../correct/handle-layer.tsx';
import { POINTS, movedTo, newScale, pressedAt } from './scale-draft.ts';
import type { ScaleDraft, Size } from './scale-draft.ts';

export interface ScaleProps {
  src: string;
  /** Null until its user begins. */
  scale: ScaleDraft | null;
  size: Size;
  onScale: (scale: ScaleDraft) => void;
}

export function ScaleHandles({ src, scale, size, onScale }: ScaleProps) {
  const draft = scale ?? newScale(size);
  return (
    <HandleLayer name="scale-handles" size={size} onPress={(at) => onScale(pressedAt(draft, at, size))}>
      {POINTS.map((index) => {
        const { x_px = size.width - 40, y_px, placed } = draft.points[index];
        return (
          <DragHandle
            key={index}
            src={src}
            size={size}
            label={`Height ${index + 1} of the scale`}
            text={`${y_px} pixels from the top of ${size.height}${placed ? '' : ', not set yet'}`}
            way="y"
            at={{ x: x_px, y: y_px }}
            placed={placed}
            // Side by side where both stand at one height; the prices of a chart mostly stand on the other side.
            knob={index === 0 ? '4px' : '36px'}
            onValue={(row) => onScale(movedTo(draft, index, row, size))}
          >
            {index + 1}
          </DragHandle>
        );
      })}
    </HandleLayer>
  );
}
