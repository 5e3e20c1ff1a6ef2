/** What only an axis needs whose single mark may part decimals or thousands. */
export { marksBeside, settleMark, unsettledMark } from './number-mark.ts';
