/** What stands at two heights of the picture, for a scale that could not be read. */
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Stack } from '../../../../ui/layout.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { EdgeControl } from '../correct/edge-control.tsx';
import { POINTS, movedTo, newScale, withPoint } from './scale-draft.ts';
import type { PointIndex, ScaleDraft, ScaleErrors, Size } from './scale-draft.ts';
import type { ScaleProps } from './scale-handles.tsx';

const SCALES = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Logarithmic' },
] as const;

export function ScalePanel({ src, scale, size, errors, onScale }: ScaleProps & { errors: ScaleErrors }) {
  const draft = scale ?? newScale(size);
  return (
    <>
      {POINTS.map((index) => (
        <Point key={index} {...{ src, index, draft, size, errors, onScale }} />
      ))}
      <SegmentedControl
        label="How prices lie on the scale"
        options={SCALES}
        value={draft.scale}
        onValue={(kind) => onScale({ ...draft, scale: kind })}
      />
    </>
  );
}

interface PointProps {
  src: string;
  index: PointIndex;
  draft: ScaleDraft;
  size: Size;
  errors: ScaleErrors;
  onScale: (scale: ScaleDraft) => void;
}

function Point({ src, index, draft, size, errors, onScale }: PointProps) {
  const { y_px, x_px = size.width - 40, placed, price } = draft.points[index];
  const name = `height ${index + 1}`;
  return (
    <Stack gap="2">
      <EdgeControl
        src={src}
        size={size}
        at={{ x: x_px, y: y_px }}
        way="y"
        title={`Height ${index + 1}`}
        name={name}
        placed={placed}
        error={errors[`axis.points.${index}.y_px`]}
        onNudge={(by) => onScale(movedTo(draft, index, y_px + by, size))}
      />
      <TextField
        label={`Price at ${name}`}
        placeholder="e.g. 1234.50"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        mono
        error={errors[`axis.points.${index}.price`]}
        value={price}
        onChange={(event) => onScale(withPoint(draft, index, { price: event.currentTarget.value }))}
      />
    </Stack>
  );
}
