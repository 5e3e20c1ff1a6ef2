/** Look of the overlay, written once as nested selectors on the picture's frame. */
const tone = (name: string) => ({ [`& .tone-${name}`]: { '--tone': `colors.${name}.solid` } });

/** Strokes are a constant width on the screen, whatever the size of the picture. */
export const overlayStyle = {
  '& svg *': { vectorEffect: 'non-scaling-stroke' },
  ...tone('rising'),
  ...tone('falling'),
  ...tone('neutral'),
  ...tone('accent'),
  '& .tone-plain': { '--tone': 'colors.fg' },
  '& .ov-axis': { fill: 'none', stroke: 'accent.solid', strokeWidth: '1' },
  '& .ov-axis .ov-pane': { strokeOpacity: 0.55, strokeDasharray: '1 3' },
  '& .ov-axis .ov-tick': { strokeWidth: '2' },
  '& .ov-axis .ov-outlier': { strokeDasharray: '2 2', opacity: 0.6 },
  '& .ov-bars path': { fill: 'none', stroke: 'var(--tone)', strokeWidth: '1.25' },
  '& .ov-levels': { fill: 'none', strokeWidth: '1', strokeOpacity: 0.85 },
  '& .ov-levels path, & .ov-plan path': { stroke: 'var(--tone)' },
  '& .ov-band': { fill: 'var(--tone)', fillOpacity: 0.22, stroke: 'none' },
  '& .ov-zone': { fill: 'var(--tone)', fillOpacity: 0.1, stroke: 'none' },
  '& .ov-plan': { fill: 'none', strokeWidth: '1.5' },
  '& .ov-plan .ov-before': { strokeWidth: '1', strokeOpacity: 0.45, strokeDasharray: '1 4' },
  '& .ov-cone': { fill: 'var(--tone)', fillOpacity: 0.16, stroke: 'var(--tone)', strokeWidth: '1' },
  '& .ov-patterns path': {
    fill: 'var(--tone)',
    fillOpacity: 0.08,
    stroke: 'var(--tone)',
    strokeWidth: '1',
    strokeDasharray: '3 3',
  },
  '& .ov-swings path': { fill: 'var(--tone)', stroke: 'bg', strokeWidth: '1' },
  '& .ov-lit': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2' },
  '& .ov-lit-band': { fill: 'accent.solid', fillOpacity: 0.35, stroke: 'none' },
  '& .ov-lit-column': { fill: 'accent.solid', fillOpacity: 0.2, stroke: 'none' },
  '& .ov-lit-span': { fill: 'accent.solid', fillOpacity: 0.18 },
  '& .ov-lit-arrow': { fill: 'accent.solid', stroke: 'bg', strokeWidth: '1' },
} as const;
