/** Rules of every page are drawn into the documents when the web is built (`prerender.ts`): what makes them is left out of the scripts. */
import type { Plugin } from 'vite';

const OURS = /\/web\/src\/ui\/theme\/global-styles\.ts$/;
const RESET = /@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/;

export function rulesInDocument(): Plugin {
  let drawn = false;
  return {
    name: 'rules-in-document',
    apply: 'build',
    enforce: 'pre',
    // Only a build with a manifest is put into documents: not the stories, and not what draws them.
    configResolved({ build }) {
      drawn = build.manifest !== false;
    },
    load: {
      filter: { id: [OURS, RESET] },
      handler(id) {
        if (!drawn) return null;
        return OURS.test(id)
          ? 'export const globalStyles = {}; export const keyframes = {};'
          : 'export const createPreflight = () => ({});';
      },
    },
  };
}
