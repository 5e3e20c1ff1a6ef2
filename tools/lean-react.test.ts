import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leanReact, usesLeftOut } from '../web/scripts/lean-react.ts';

const packages = join(import.meta.dirname, '../node_modules');
const file = (path: string): string => readFileSync(join(packages, path), 'utf8');
const CLIENT = file('react-dom/cjs/react-dom-client.production.js');
const LEAN = leanReact(CLIENT);

const bodyOf = (code: string, name: string): string | undefined =>
  new RegExp(`^function ${name.replaceAll('$', '\\$')}\\([^)]*\\) (\\{\\}|\\{)`, 'm').exec(code)?.[1];

describe('leaving out of React what is not used', () => {
  it('[W-495] a fifth of it is left out, and every function that is named is one of the client', () => {
    expect(LEAN.length).toBeLessThan(0.86 * CLIENT.length);
    for (const name of [
      'measureInstance',
      'measureClonedInstance',
      'commitAfterMutationEffectsOnFiber',
      'flushAfterMutationEffects',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'isHostHoistableType',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'suspendResource',
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'setPropOnCustomElement',
      'useMemoCache',
      'FragmentInstance',
      'startViewTransition',
      'commitEnterViewTransitions',
    ]) {
      expect([name, bodyOf(CLIENT, name)]).toEqual([name, '{']);
      expect([name, bodyOf(LEAN, name)]).toEqual([name, '{}']);
    }
    expect(LEAN).not.toMatch(/\b(?:case (?:19|26|27|30|31):|findDOMNode|FragmentInstance\.prototype)/);
    expect(bodyOf(LEAN, 'commitRoot')).toBe('{');
  });

  it('[W-495] whatever would need what is left out is found', () => {
    for (const use of [
      "import { useState, ViewTransition } from 'react';",
      "import React, { Activity } from 'react';",
      'import { preload } from "react-dom";',
      'React.useActionState(send, null)',
      'jsx("style", { children: rules })',
      '_jsxs("link", { rel: "preload" })',
      'jsx("emoji-picker", {})',
      'import { c } from "react/compiler-runtime";',
      'jsx(Fragment, { ref: all, children })',
    ])
      expect([use, usesLeftOut(use)]).toEqual([use, expect.any(String)]);
    for (const fine of [
      "import { Activity } from 'lucide-react';",
      'jsx("title", { children: name })',
      'jsx(Fragment, { children: jsx("p", { ref: one }) })',
      'import { useState } from "react"; import { preload } from "./pages.ts";',
    ])
      expect([fine, usesLeftOut(fine)]).toEqual([fine, undefined]);
  });
});
