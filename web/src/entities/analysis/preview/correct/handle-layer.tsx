/** Fills a picture and holds the handles over it; a press elsewhere is reported in pixels of the picture. */
import type { MouseEvent, ReactNode } from 'react';
import { Box } from '../../../../ui/layout.ts';
import type { Size } from '../scale/scale-draft.ts';

interface Props {
  name: string;
  size: Size;
  onPress?: (at: { x: number; y: number }) => void;
  children: ReactNode;
}

export function HandleLayer({ name, size, onPress, children }: Props) {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void => {
    const frame = currentTarget.getBoundingClientRect();
    if (frame.width === 0 || frame.height === 0) return;
    onPress?.({
      x: ((clientX - frame.left) / frame.width) * size.width,
      y: ((clientY - frame.top) / frame.height) * size.height,
    });
  };
  return (
    <Box
      data-testid={name}
      data-handles
      position="absolute"
      inset="0"
      overflow="hidden"
      cursor={onPress ? 'crosshair' : undefined}
      onClick={press}
    >
      {children}
    </Box>
  );
}
