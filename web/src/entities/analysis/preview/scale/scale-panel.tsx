/** *Set the scale yourself*: what stands at two heights of the picture, for a scale that could not be read. */
import { useEffect, useRef } from 'react';
import { ChevronDown, ChevronUp, Ruler, Trash2 } from 'lucide-react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, HStack, Stack, chakra } from '../../../../ui/layout.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Magnifier } from './magnifier.tsx';
import { POINTS, movedTo, newScale, withPoint } from './scale-draft.ts';
import type { PointIndex, ScaleDraft, ScaleErrors, Size } from './scale-draft.ts';
import type { ScaleProps } from './scale-handles.tsx';

interface Props extends Omit<ScaleProps, 'onScale'> {
  src: string;
  /** Whether it is open although nothing was set yet. */
  wanted: boolean;
  errors: ScaleErrors;
  /** Null takes away what was set. */
  onScale: (scale: ScaleDraft | null) => void;
}

const SCALES = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Logarithmic' },
] as const;

export function ScalePanel({ src, scale, size, wanted, errors, onScale }: Props) {
  const whole = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const open = scale !== null || wanted;
  const began = scale !== null;
  // What was pressed goes away: the keyboard goes on at what stands in its place.
  useEffect(() => {
    if (pressed.current) (open ? whole : opener).current?.focus();
    pressed.current = false;
  }, [open, began]);
  const set = (next: ScaleDraft | null): void => {
    pressed.current = true;
    onScale(next);
  };
  if (!open)
    return (
      <Box>
        <Button ref={opener} variant="outline" icon={Ruler} onClick={() => set(newScale(size))}>
          Set the scale yourself
        </Button>
      </Box>
    );
  const draft = scale ?? newScale(size);
  const general = Object.entries(errors).filter(
    ([field]) => !/^axis\.points\.[01]\.(y_px|price)$/.test(field),
  );
  return (
    <chakra.section
      ref={whole}
      tabIndex={-1}
      aria-label="Set the scale yourself"
      display="flex"
      flexDirection="column"
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="control"
    >
      <Box>
        <chakra.h3 textStyle="label">Set the scale yourself</chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          Press two heights on the picture whose prices you know, far apart. Drag the numbers or move them
          with the arrow keys: half a pixel each, ten with Shift.
        </chakra.p>
      </Box>
      {POINTS.map((index) => (
        <Point
          key={index}
          src={src}
          index={index}
          draft={draft}
          size={size}
          errors={errors}
          onScale={onScale}
        />
      ))}
      <SegmentedControl
        label="How prices lie on the scale"
        options={SCALES}
        value={draft.scale}
        onValue={(kind) => onScale({ ...draft, scale: kind })}
      />
      {general.map(([field, message]) => (
        <Alert key={field} tone="warning">
          {message}
        </Alert>
      ))}
      {scale && (
        <Box>
          <Button variant="outline" icon={Trash2} onClick={() => set(null)}>
            Remove
          </Button>
        </Box>
      )}
    </chakra.section>
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
  const misplaced = errors[`axis.points.${index}.y_px`];
  const nudge = (by: number) => onScale(movedTo(draft, index, y_px + by, size));
  return (
    <Stack gap="2">
      <HStack gap="3">
        <Magnifier src={src} size={size} x={x_px} y={y_px} />
        <Stack gap="0" minW="0">
          <chakra.span textStyle="label">Height {index + 1}</chakra.span>
          <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {placed ? `Row ${y_px.toFixed(1)} px` : 'Not set yet'}
          </chakra.span>
          <HStack gap="0" ms="-2">
            <IconButton
              size="sm"
              icon={ChevronUp}
              label={`Move ${name} up by half a pixel`}
              onClick={() => nudge(-0.5)}
            />
            <IconButton
              size="sm"
              icon={ChevronDown}
              label={`Move ${name} down by half a pixel`}
              onClick={() => nudge(0.5)}
            />
          </HStack>
        </Stack>
      </HStack>
      {misplaced && (
        <chakra.p role="alert" textStyle="caption" color="danger.fg">
          Height {index + 1}: {misplaced}
        </chakra.p>
      )}
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
