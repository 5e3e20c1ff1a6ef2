/** Charts of ours for people without one at hand: simulated markets, drawn by tools/samples. */
import falling from './falling.webp';
import rising from './rising.webp';
import sideways from './sideways.webp';

export interface Sample {
  name: 'rising' | 'falling' | 'sideways';
  label: string;
  /** What is drawn. */
  note: string;
  url: string;
}

export const SAMPLES: readonly Sample[] = [
  { name: 'rising', label: 'A rising market', note: 'Candles with an average, 4h', url: rising },
  { name: 'falling', label: 'A falling market', note: 'Bars with volume, 1D', url: falling },
  { name: 'sideways', label: 'No clear direction', note: 'Candles, axis on the left, 1h', url: sideways },
];

export const findSample = (name: string | null): Sample | undefined =>
  SAMPLES.find((sample) => sample.name === name);

/** Its file, to be read like any other. */
export async function sampleFile({ name, url }: Sample): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The sample ${name} answered ${answer.status}`);
  return new File([await answer.blob()], `sample-${name}.webp`, { type: 'image/webp' });
}
