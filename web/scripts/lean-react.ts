/**
 * Leaves out of React's client what no page of this product uses: kinds of elements that are never made, and functions that nothing calls.
 * The build fails as soon as a module of it names one of them. docs/decisions/0447.
 */
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

const CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/** React itself, and a module that makes an element of style only where there is no document. */
const EXEMPT =
  /\/node_modules\/(?:(?:react|react-dom|react-is|scheduler)\/|@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$)/;

/** The number by which React knows the kind of an element. */
const UNUSED_KINDS: ReadonlySet<unknown> = new Set([
  19, // SuspenseList
  26, // <link>, <meta>, <style>, <script>, which React moves to the document's head
  27, // <html>, <head>, <body>
  30, // ViewTransition
  31, // Activity
]);

/** Functions that only those kinds and unused hooks and calls lead to. */
const UNUSED_FUNCTIONS = new RegExp(
  [
    'ViewTransition(?!Error)',
    '^(?:measureInstance|measureClonedInstance|commitAfterMutationEffectsOnFiber|flushAfterMutationEffects)$',
    '^(?:prefetchDNS|preconnect|preload|preloadModule|preinitScript|preinitStyle|preinitModuleScript)$',
    '^(?:isHostHoistableType|insertStylesheetIntoRoot|insertSuspendedStylesheets|suspendResource)$',
    '^(?:mount|update|rerender|dispatch)ActionState(?:Impl)?$',
    '^(?:setPropOnCustomElement|useMemoCache)$',
    'FragmentInstance',
  ].join('|'),
);

/** Classes of which no instance is made; their methods are left out. */
const UNUSED_CLASSES = /^(?:FragmentInstance|ViewTransitionPseudoElement)$/;

/** What would need what is left out: hooks, calls and components by name, elements by the call that makes them. */
const NAMES =
  'ViewTransition|Activity|SuspenseList|useActionState|useFormState|preload|preinit|prefetchDNS|preconnect|preloadModule|preinitModule|findDOMNode';
const USES = [
  new RegExp(
    `import\\s*(?:\\w+\\s*,\\s*)?\\{[^}]*\\b(?:unstable_)?(?:${NAMES})\\b[^}]*\\}\\s*from\\s*["']react(?:-dom)?["']`,
  ),
  new RegExp(`\\bReact(?:DOM)?\\d*\\.(?:unstable_)?(?:${NAMES})\\b`),
  /\b_?jsxs?\(\s*["'](?:link|meta|style|script|html|head|body)["']/,
  // An element of somebody's own making, and what React's compiler writes.
  /\b_?jsxs?\(\s*["'][a-z]+-[a-z-]+["']|react\/compiler-runtime/,
  /\b_?jsxs?\(\s*_?Fragment\s*,\s*\{[^{}]*\bref:/,
];

/** What a module uses that is left out; undefined for most. */
export const usesLeftOut = (code: string): string | undefined =>
  USES.map((use) => use.exec(code)?.[0]).find((found) => found !== undefined);

type Node = Readonly<Record<string, unknown>> & { type: string; start: number; end: number };

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** `fiber.tag`, or what it was put into. */
const isKind = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'MemberExpression' && (node.property as Node)['name'] === 'tag') ||
    (node.type === 'Identifier' && (node['name'] === 'tag' || node['name'] === 'grandTag')));

const isUnusedKind = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && UNUSED_KINDS.has(node['value']);

/** Whether what follows the statement is never reached. */
function leaves(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'BlockStatement') return leaves((node['body'] as Node[]).at(-1));
  if (node.type === 'IfStatement')
    return leaves(node['consequent'] as Node) && leaves((node['alternate'] ?? undefined) as Node | undefined);
  return /^(?:Return|Break|Continue|Throw)Statement$/.test(node.type);
}

/** Variables that a part declares for its whole function: elsewhere they may be used again. */
function variablesIn(node: Node): string[] {
  if (/Function/.test(node.type)) return [];
  const own =
    node.type === 'VariableDeclarator' && (node['id'] as Node).type === 'Identifier'
      ? [(node['id'] as Node)['name'] as string]
      : [];
  return [...own, ...childrenOf(node).flatMap(variablesIn)];
}

/** The cases of unused kinds; one that others fall into loses its number alone. `start` is where the function around them begins. */
function casesLeftOut(node: Node, start: number): Edit[] {
  const edits: Edit[] = [];
  const variables: string[] = [];
  let fallsThrough = false;
  for (const each of node['cases'] as Node[]) {
    const body = each['consequent'] as Node[];
    const [first] = body;
    const isUnused = isUnusedKind(each['test']);
    if (isUnused && !(first && fallsThrough)) {
      edits.push({ start: each.start, end: each.end, text: '' });
      variables.push(...body.flatMap(variablesIn));
      continue;
    }
    if (isUnused && first) edits.push({ start: each.start, end: first.start, text: '' });
    fallsThrough = !leaves(body.at(-1));
  }
  const names = [...new Set(variables)].join(', ');
  return names === '' ? edits : [{ start, end: start, text: `var ${names};\n` }, ...edits];
}

/** `ReactDOMSharedInternals.findDOMNode = …`, of which nobody has asked since React 19. */
const isFindDomNode = ({ left }: Node): boolean =>
  ((left as Node | undefined)?.['property'] as Node | undefined)?.['name'] === 'findDOMNode';

/** What is written instead of a node; null where its parts are to be looked into. */
function instead(node: Node): Edit | null {
  const { start, end } = node;
  if (node.type === 'FunctionDeclaration' && UNUSED_FUNCTIONS.test((node['id'] as Node)['name'] as string)) {
    const body = node['body'] as Node;
    return { start: body.start, end: body.end, text: '{}' };
  }
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node['operator'] as string)) {
    const [left, right] = [node['left'], node['right']];
    if ((isKind(left) && isUnusedKind(right)) || (isKind(right) && isUnusedKind(left)))
      return { start, end, text: node['operator'] === '===' ? '!1' : '!0' };
  }
  if (node.type === 'ExpressionStatement') {
    if (isFindDomNode(node['expression'] as Node)) return { start, end, text: '' };
    const target = ((node['expression'] as Node)['left'] as Node | undefined)?.['object'] as Node | undefined;
    const name = (target?.['object'] as Node | undefined)?.['name'];
    const ofPrototype = (target?.['property'] as Node | undefined)?.['name'] === 'prototype';
    if (ofPrototype && typeof name === 'string' && UNUSED_CLASSES.test(name)) return { start, end, text: '' };
  }
  return null;
}

/** `start` is where the body of the function around the node begins. */
function editsIn(node: Node, start: number): Edit[] {
  const whole = instead(node);
  if (whole) return [whole];
  const body = /Function/.test(node.type) ? (node['body'] as Node) : undefined;
  const inside = body?.type === 'BlockStatement' ? body.start + 1 : start;
  const own =
    node.type === 'SwitchStatement' && isKind(node['discriminant']) ? casesLeftOut(node, inside) : [];
  const isGone = (part: Node): boolean =>
    own.some((edit) => part.start >= edit.start && part.end <= edit.end);
  const parts = childrenOf(node).flatMap((part) => (part.type === 'SwitchCase' ? childrenOf(part) : [part]));
  return [...own, ...parts.filter((part) => !isGone(part)).flatMap((part) => editsIn(part, inside))];
}

/** React's client without what is left out. */
export function leanReact(code: string): string {
  const edits = editsIn(parseAst(code) as unknown as Node, 0);
  // From the end, so that places before stay where they are.
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

export function leanClient(): Plugin {
  let whole = false;
  return {
    name: 'lean-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    // The stories have pages of other makers around them, which use all of React.
    configResolved({ build }) {
      whole = build.manifest === false;
    },
    transform(code, id) {
      if (whole) return null;
      if (CLIENT.test(id)) return leanReact(code);
      const use = EXEMPT.test(id) ? undefined : usesLeftOut(code);
      if (use !== undefined)
        this.error(
          `${id} needs a part of React that is left out of the build: ${use} (web/scripts/lean-react.ts)`,
        );
      return null;
    },
  };
}
