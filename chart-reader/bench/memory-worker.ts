/** `node memory-worker.ts FILE`: reads one picture and prints the most memory that the process held, in megabytes. */
import fs from 'node:fs/promises';
import { decodePicture } from '../decode.ts';
import { readChart } from '../read-chart.ts';
import { createTextRecogniser } from '../text/index.ts';
import { mostMemory } from './most-memory.ts';

const file = process.argv[2];
if (!file) throw new Error('Say which picture to read.');
readChart(await decodePicture(await fs.readFile(file)), createTextRecogniser());
process.stdout.write(String(mostMemory()));
