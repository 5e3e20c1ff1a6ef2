import type { ComponentProps } from 'react';
import heroChartPhone from '../../../../content/hero-chart-phone.webp';
import heroChart from '../../../../content/hero-chart.webp';
import { heroReading } from '../../../../content/hero-reading.ts';
import { chakra } from '../../../../ui/layout.ts';

const { width, height } = heroReading.size;

/** Narrower than the breakpoint `sm` the picture is its right part; both in pixels of the whole picture. */
export const views = {
  base: { x: width - Math.round(height / 1.02), width: Math.round(height / 1.02) },
  sm: { x: 0, width },
};

/** The chart as it was given to the reader; on phones the right part of it, in fewer pixels. */
export function HeroPicture(props: ComponentProps<typeof chakra.img>) {
  return (
    <picture>
      <source media="(max-width: 479.98px)" srcSet={heroChartPhone} width={784} height={800} />
      <chakra.img src={heroChart} width={width} height={height} decoding="async" display="block" {...props} />
    </picture>
  );
}
