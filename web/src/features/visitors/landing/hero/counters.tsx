import { counters, sampleNotice } from '../../../../content/site-content.ts';
import type { Counter } from '../../../../content/site-content.ts';
import { chakra } from '../../../../ui/layout.ts';
import { useCountUp } from './use-count-up.ts';

const text = ({ suffix }: Counter, value: number): string =>
  `${Math.round(value).toLocaleString('en-US')}${suffix}`;

function CounterItem({ counter, share }: { counter: Counter; share: number }) {
  const final = text(counter, counter.target);
  return (
    <chakra.div
      borderTopWidth="1px"
      borderColor="border.strong"
      pt="4"
      display="flex"
      flexDirection="column-reverse"
    >
      <chakra.dt textStyle="body" color="fg.muted" mt="1">
        {counter.label}
      </chakra.dt>
      <chakra.dd textStyle="figure">
        <chakra.span srOnly>{final}</chakra.span>
        {/* Keeps its full width while it counts. */}
        <chakra.span
          aria-hidden="true"
          display="inline-block"
          minW={`${final.length}ch`}
          data-counter={counter.target}
        >
          {text(counter, counter.target * share)}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
}

/** Four numbers that count up over two seconds when they come into view. */
export function Counters() {
  const [element, share] = useCountUp();
  return (
    <chakra.div mt={{ base: '10', md: '14' }}>
      <chakra.dl
        ref={element}
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '8' }}
      >
        {counters.map((counter) => (
          <CounterItem key={counter.label} counter={counter} share={share} />
        ))}
      </chakra.dl>
      {sampleNotice && (
        <chakra.p mt="4" textStyle="caption" color="fg.subtle">
          {sampleNotice}
        </chakra.p>
      )}
    </chakra.div>
  );
}
