/** Finds the tests of a source file: their titles, and whether they can prove anything. */
import ts from 'typescript';

export interface FoundTest {
  title: string;
  line: number;
  /** Why it proves nothing: skipped, left to be written, or without an assertion. Null when it counts. */
  void: 'skipped' | 'todo' | 'empty' | null;
}

/** Calls that fail a test when something is not as it should be: assertions, and queries that throw when nothing is found. */
const asserting = /^(expect|assert|verify|(find|get)(All)?By|waitFor)/i;

/** The names of a callee from the root on: `it.skip.each([...])` gives [it, skip, each]. */
function calleeNames(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calleeNames(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return calleeNames(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calleeNames(node.tag);
  return [];
}

/** The text of a title, with `${}` parts left out. */
function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => span.literal.text).join('…');
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return '';
}

/** Whether something below the node asserts, itself or through one of the named helpers. */
function asserts(body: ts.Node, helpers: ReadonlySet<string>): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = calleeNames(node.expression);
      if (names.some((name) => asserting.test(name) || helpers.has(name))) found = true;
    }
    if (!found) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Functions of the file that assert, directly or through each other. */
function assertingHelpers(tree: ts.SourceFile): Set<string> {
  const helpers = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionDeclaration(node);
    const isConstant =
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer);
    if ((isFunction || isConstant) && node.name && ts.isIdentifier(node.name) && asserts(node, helpers))
      helpers.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (let before = -1; before !== helpers.size;) {
    before = helpers.size;
    visit(tree);
  }
  return helpers;
}

/** Tests of one file in source order; `source` is its text. */
export function testsOf(fileName: string, source: string): FoundTest[] {
  const tree = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const helpers = assertingHelpers(tree);
  const found: FoundTest[] = [];
  const visit = (node: ts.Node, skippedAbove: boolean, titleAbove: string): void => {
    let skipped = skippedAbove;
    let title = titleAbove;
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const names = calleeNames(node.expression);
      const root = names[0] ?? '';
      const hasTitle = textOf(node.arguments[0]) !== '';
      if (hasTitle && ['describe', 'xdescribe', 'fdescribe'].includes(root)) {
        skipped ||= root === 'xdescribe' || names.includes('skip');
        title = `${titleAbove}${textOf(node.arguments[0])} › `;
      } else if (hasTitle && ['it', 'test', 'xit', 'xtest', 'fit'].includes(root)) {
        const body = node.arguments[1];
        const isSkipped = skipped || root.startsWith('x') || names.includes('skip');
        const isTodo = names.includes('todo') || !body;
        found.push({
          title: title + textOf(node.arguments[0]),
          line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          void: isSkipped ? 'skipped' : isTodo ? 'todo' : asserts(body, helpers) ? null : 'empty',
        });
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, skipped, title));
  };
  visit(tree, false, '');
  return found;
}

/** Ids such as V-028, O-101, D-005, W-001 in square brackets: `[V-028]`, `[V-028, V-029]`, `[V-028 D-001]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((group) => group[1]?.match(/\b[VODW]-\d{3}\b/g) ?? []);
}
