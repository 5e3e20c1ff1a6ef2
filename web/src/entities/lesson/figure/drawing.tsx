import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';

interface DrawingProps {
  width: number;
  height: number;
  label: string;
  children: ReactNode;
}

/** The sheet that a figure is drawn on; its parts are plain SVG elements that take their looks from a class. */
export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      width="full"
      height={`${height}px`}
      viewBox={`0 0 ${width} ${height}`}
      display="block"
      css={LOOKS}
    >
      {children}
    </chakra.svg>
  );
}

const LOOKS = {
  '& text': { fontSize: '12px', fontFamily: 'body', fill: 'fg.muted' },
  '& .number': { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' },
  // An outline in the background's colour keeps labels readable on candles.
  '& .label': {
    fill: 'fg',
    stroke: 'bg.panel',
    strokeWidth: '4px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& .strong': { fontWeight: '550' },
  '& .grid': { stroke: 'border' },
  '& .axis': { stroke: 'border.strong' },
  '& .stem': { stroke: 'border.control' },
  '& .level': { stroke: 'fg.muted', strokeDasharray: '4 4' },
  '& .trend': { stroke: 'accent.fg', strokeWidth: '2px' },
  '& .rising line': { stroke: 'rising.solid' },
  '& .rising rect': { fill: 'rising.solid' },
  '& .falling line': { stroke: 'falling.solid' },
  '& .falling rect': { fill: 'falling.solid' },
  '& .curve': { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round' },
  '& .curve-0': { stroke: 'accent.fg' },
  '& .curve-1': { stroke: 'fg', strokeDasharray: '7 4' },
  '& .curve-2': { stroke: 'fg.muted', strokeDasharray: '2 4' },
  '& .curve-3': { stroke: 'info.fg', strokeDasharray: '10 3 2 3' },
} as const;
