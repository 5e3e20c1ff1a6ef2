/** Colour schemes seen on trading programs: dark and light, red-up, black and white, low contrast. */
import type { Theme } from './look.ts';

type Row = [
  name: string,
  dark: 0 | 1,
  bg: string,
  plot: string,
  up: string,
  down: string,
  grid: string,
  text: string,
  line: string,
  accent: string,
];

const rows: Row[] = [
  ['ivory', 0, '#ffffff', '#ffffff', '#089981', '#f23645', '#eef0f3', '#131722', '#e0e3eb', '#2962ff'],
  ['night', 1, '#131722', '#131722', '#089981', '#f23645', '#1e222d', '#b2b5be', '#2a2e39', '#2962ff'],
  ['pitch', 1, '#0b0e11', '#0b0e11', '#0ecb81', '#f6465d', '#1c2127', '#848e9c', '#2b3139', '#fcd535'],
  ['paper', 0, '#ffffff', '#ffffff', '#03a66d', '#cf304a', '#f3f3f3', '#707a8a', '#eaecef', '#f0b90b'],
  ['lime', 1, '#000000', '#000000', '#00ff00', '#00ff00', '#586878', '#ffffff', '#ffffff', '#00ff00'],
  ['classic', 0, '#ffffff', '#ffffff', '#000000', '#000000', '#c0c0c0', '#000000', '#000000', '#ff0000'],
  ['teal-red', 0, '#ffffff', '#ffffff', '#26a69a', '#ef5350', '#e1e1e1', '#191919', '#bbbbbb', '#2196f3'],
  ['asia-light', 0, '#ffffff', '#ffffff', '#e5333d', '#10a34e', '#ededed', '#555555', '#d0d0d0', '#e5333d'],
  ['asia-dark', 1, '#17181c', '#17181c', '#ff4d4f', '#2ec27e', '#26282e', '#9a9ca5', '#303238', '#f0a020'],
  ['seoul', 0, '#fafafa', '#fafafa', '#d24f45', '#1261c4', '#eeeeee', '#333333', '#dddddd', '#1261c4'],
  ['amber', 1, '#000000', '#000000', '#ff9900', '#b35f00', '#333333', '#ffa028', '#6a4a10', '#ffa028'],
  ['terminal', 1, '#05070a', '#05070a', '#28d17c', '#ff433d', '#20262e', '#fb8b1e', '#3a3f45', '#4af6c3'],
  ['grey', 0, '#f0f0f0', '#ffffff', '#2e7d32', '#c62828', '#dddddd', '#333333', '#888888', '#1565c0'],
  ['steel', 1, '#1f2630', '#1b212a', '#4caf50', '#ff5252', '#2b3542', '#c5cdd8', '#3a4757', '#00b0ff'],
  ['navy', 1, '#0a1a2f', '#0a1a2f', '#00c2a8', '#ff6b6b', '#14283f', '#9fb3c8', '#1f3a57', '#ffd166'],
  ['violet', 1, '#1a1425', '#1a1425', '#b388ff', '#ff80ab', '#281f38', '#cfc6e0', '#3a2e50', '#ffd740'],
  ['dusk', 1, '#2b2b2b', '#2b2b2b', '#6a8759', '#8c5d5d', '#353535', '#9a9a9a', '#454545', '#cc7832'],
  ['mist', 0, '#f7f8fa', '#f7f8fa', '#9ccdb4', '#e3aeb0', '#eceff3', '#8a94a6', '#dfe4ea', '#6b8cff'],
  ['ink', 0, '#ffffff', '#ffffff', '#ffffff', '#111111', '#ececec', '#222222', '#444444', '#111111'],
  ['blueprint', 0, '#fdfdfd', '#fdfdfd', '#1f77b4', '#d62728', '#e6e6e6', '#262626', '#262626', '#ff7f0e'],
  ['solar', 0, '#fdf6e3', '#fdf6e3', '#859900', '#dc322f', '#eee8d5', '#586e75', '#93a1a1', '#268bd2'],
  ['blue-orange', 0, '#ffffff', '#ffffff', '#2f6fde', '#f08c00', '#f0f2f5', '#3c4043', '#dadce0', '#1a73e8'],
  ['white-black', 1, '#101010', '#101010', '#f5f5f5', '#5c5c5c', '#222222', '#bdbdbd', '#3a3a3a', '#9e9e9e'],
  ['mint', 0, '#eefaf5', '#eefaf5', '#0f9d58', '#e8453c', '#d9efe6', '#2b4a3f', '#a9cfc0', '#0f9d58'],
  ['finance', 0, '#ffffff', '#ffffff', '#00873c', '#eb0f29', '#e0e4e9', '#5b636a', '#e0e4e9', '#6001d2'],
  // For programs that are used for the last measurement only.
  ['held-slate', 1, '#22303c', '#1c2833', '#5dade2', '#ec7063', '#2c3e50', '#d5dbdb', '#34495e', '#f4d03f'],
  ['held-cream', 0, '#fbf7ef', '#fffdf8', '#3d7a4e', '#b03a2e', '#ece4d4', '#4a4238', '#cbbfa8', '#8e6c2f'],
  ['held-black', 1, '#020202', '#0a0a0a', '#3ddc97', '#ff4f79', '#1b1b1b', '#e8e8e8', '#3f3f3f', '#4dc9f6'],
  ['held-plain', 0, '#f5f7fb', '#ffffff', '#2456a6', '#9aa5b8', '#e3e8f0', '#26324a', '#b9c4d6', '#2456a6'],
  ['held-green', 1, '#031207', '#031207', '#7cff6b', '#ffffff', '#0f2d16', '#b8ffb0', '#2a5c33', '#fff36b'],
];

const themes: readonly Theme[] = rows.map(([name, dark, bg, plot, up, down, grid, text, line, accent]) => ({
  name,
  dark: dark === 1,
  bg,
  plot,
  up,
  down,
  grid,
  text,
  line,
  accent,
}));

/** The scheme of that name; a wrong name is a mistake in the bench itself. */
export function themeNamed(name: string): Theme {
  const theme = themes.find((t) => t.name === name);
  if (!theme) throw new Error(`no theme ${name}`);
  return theme;
}
