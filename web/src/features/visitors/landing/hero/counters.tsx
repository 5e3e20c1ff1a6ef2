import { counters, sampleContent, sampleNotice } from '../../../../content/site-content.ts';
import type { Counter } from '../../../../content/site-content.ts';
import { chakra } from '../../../../ui/layout.ts';

function CounterItem({ counter: { target, suffix, label } }: { counter: Counter }) {
  const final = `${target.toLocaleString('en-US')}${suffix}`;
  return (
    <chakra.div
      borderTopWidth="1px"
      borderColor="border.strong"
      pt="4"
      display="flex"
      flexDirection="column-reverse"
    >
      <chakra.dt textStyle="body" color="fg.muted" mt="1">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="figure">
        <chakra.span srOnly>{final}</chakra.span>
        {/* Keeps its full width while it counts. */}
        <chakra.span
          aria-hidden="true"
          display="inline-block"
          minW={`${final.length}ch`}
          data-counter={target}
          data-suffix={suffix}
        >
          {final}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
}

/** Four numbers that count up over two seconds when they come into view (see use-count-up.ts). */
export function Counters({ shown = sampleContent === 'shown' }: { shown?: boolean }) {
  if (!shown) return null;
  return (
    <>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '8' }}
      >
        {counters.map((counter) => (
          <CounterItem key={counter.label} counter={counter} />
        ))}
      </chakra.dl>
      {sampleNotice && (
        <chakra.p mt="4" textStyle="caption" color="fg.subtle">
          {sampleNotice}
        </chakra.p>
      )}
    </>
  );
}
