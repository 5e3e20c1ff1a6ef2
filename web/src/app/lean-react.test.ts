import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type React from 'react';
import type Dom from 'react-dom';
import type Client from 'react-dom/client';
import { leanReact } from '../../scripts/lean-react.ts';

const packages = join(import.meta.dirname, '../../../node_modules');
const file = (path: string): string => readFileSync(join(packages, path), 'utf8');
const CLIENT = file('react-dom/cjs/react-dom-client.production.js');

function load<T>(code: string, needs: Record<string, unknown> = {}): T {
  const exports = {};
  const run = compileFunction(code, ['require', 'exports']) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  run((name) => needs[name], exports);
  return exports as T;
}

/** React as it is built, with this client. */
function reactWith(client: string) {
  const scheduler = load(file('scheduler/cjs/scheduler.production.js'));
  const react = load<typeof React>(file('react/cjs/react.production.js'));
  const dom = load<typeof Dom>(file('react-dom/cjs/react-dom.production.js'), { react });
  return { react, dom, ...load<typeof Client>(client, { react, scheduler, 'react-dom': dom }) };
}

/** What the page shows after each step of a scenario, with what effects and refs were told. */
async function shownBy(client: string): Promise<string[]> {
  const html = '<ul><li>b</li><li>a</li></ul><!--$--><p>Later</p><!--/$--><svg><title>Chart</title></svg>';
  document.body.innerHTML = `<div id="root">${html}</div><aside></aside>`;
  const { react, dom, hydrateRoot } = reactWith(client);
  const {
    createElement: h,
    Fragment,
    Suspense,
    Component,
    useEffect,
    useState,
    startTransition,
    use,
  } = react;
  const shown: string[] = [];
  const root = document.querySelector('#root')!;
  const until = async (found: () => boolean): Promise<void> => {
    for (let tries = 0; !found(); tries++) {
      if (tries > 400)
        throw new Error(`Never came about after ${shown.join('\n')}\n${document.body.innerHTML}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    shown.push(document.body.innerHTML);
  };
  class Boundary extends Component<{ children?: unknown }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render() {
      return this.state.failed ? h('b', null, 'failed') : h(Fragment, null, this.props.children as never);
    }
  }
  let ready: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    ready = resolve;
  });
  function Waits() {
    use(waiting);
    return h('i', null, 'came');
  }
  function Fails(): never {
    throw new Error('on purpose');
  }
  let set: ((step: number) => void) | undefined;
  function Page() {
    const [step, setStep] = useState(0);
    const [text, setText] = useState('');
    set = setStep;
    useEffect(() => {
      shown.push(`effect ${step}`);
      return () => void shown.push(`cleaned ${step}`);
    }, [step]);
    const keys = step === 0 ? ['b', 'a'] : ['a', 'c', 'b'];
    return h(
      Fragment,
      null,
      h(
        'ul',
        { ref: (list: Element | null) => void shown.push(`ref ${list?.tagName}`) },
        keys.map((key) => h('li', { key, 'data-step': step || undefined }, key)),
      ),
      h(Suspense, { fallback: h('em', null, 'waits') }, step < 2 ? h('p', null, 'Later') : h(Waits)),
      h('svg', null, h('title', null, 'Chart')),
      step > 0 &&
        h('input', { value: text, onChange: (event) => setText(event.currentTarget.value.toUpperCase()) }),
      step > 2 &&
        dom.createPortal(h('small', { style: { color: 'red' } }, text), document.querySelector('aside')!),
      step > 3 && h(Boundary, null, h(Fails)),
    );
  }
  const app = hydrateRoot(root, h(Page), { onCaughtError: () => void shown.push('caught') });
  await until(() => shown.includes('effect 0'));
  set!(1);
  await until(() => document.querySelector('input') !== null && shown.includes('effect 1'));
  const input = document.querySelector('input')!;
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!.set!.call(input, 'abc');
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
  await until(() => input.value === 'ABC');
  set!(2);
  await until(() => document.querySelector('em') !== null && shown.includes('effect 2'));
  ready!();
  await until(() => document.querySelector('i') !== null && document.querySelector('em') === null);
  startTransition(() => set!(3));
  await until(() => document.querySelector('small')?.textContent === 'ABC' && shown.includes('effect 3'));
  set!(4);
  await until(() => document.querySelector('b') !== null && shown.includes('effect 4'));
  app.unmount();
  await until(() => root.children.length === 0 && shown.includes('cleaned 4'));
  document.body.replaceChildren();
  return shown;
}

it('[W-495] a page is taken over, changes, waits, fails and goes just as with the whole of React', async () => {
  const whole = await shownBy(CLIENT);
  expect(whole).toContain('caught');
  expect(await shownBy(leanReact(CLIENT))).toEqual(whole);
});
