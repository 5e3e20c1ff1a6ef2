import { Calculator } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Figure } from './figure/figure.tsx';
import type { LessonBlock } from '../../api/generated/model';

export interface LessonBodyProps {
  blocks: readonly LessonBlock[];
  /** Where a calculator lies; without it links to calculators are left out. */
  calculatorHref?: (id: string) => string;
}

/** A lesson in reading order: prose of 60 to 75 characters a line, figures a little wider. */
export function LessonBody({ blocks, calculatorHref }: LessonBodyProps) {
  return (
    <Stack gap="5" textStyle="reading" css={PROSE}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} calculatorHref={calculatorHref} />
      ))}
    </Stack>
  );
}

const PROSE = {
  '& > *': { maxW: 'measure', width: 'full' },
  '& > figure': { maxW: '48rem' },
  '& h2': { textStyle: 'title', mt: '4' },
} as const;

function Block({ block, calculatorHref }: { block: LessonBlock } & Pick<LessonBodyProps, 'calculatorHref'>) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </chakra.ul>
      );
    case 'formula':
      return <Formula formula={block} />;
    case 'example':
      return <Example example={block} />;
    case 'figure':
      return <Figure figure={block.figure} />;
    case 'calculator':
      return calculatorHref ? (
        <chakra.div>
          <LinkButton href={calculatorHref(block.calculator)} variant="outline" icon={Calculator}>
            Try it with your own numbers
          </LinkButton>
        </chakra.div>
      ) : null;
  }
}

type Of<K extends LessonBlock['kind']> = Extract<LessonBlock, { kind: K }>;

function Formula({ formula: { text, where } }: { formula: Of<'formula'> }) {
  return (
    <chakra.div bg="bg.subtle" borderRadius="control" px="5" py="4">
      <chakra.p fontFamily="mono" fontSize="15px" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {where.length > 0 && (
        <chakra.dl
          mt="3"
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="4"
          rowGap="1"
          textStyle="body"
          color="fg.muted"
        >
          {where.map(({ symbol, meaning }) => (
            <chakra.div key={symbol} display="contents">
              <chakra.dt fontFamily="mono" color="fg">
                {symbol}
              </chakra.dt>
              <dd>{meaning}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </chakra.div>
  );
}

function Example({ example: { title, steps, result } }: { example: Of<'example'> }) {
  return (
    <chakra.section bg="bg.panel" borderWidth="1px" borderRadius="control" px="5" py="4">
      <chakra.h3 textStyle="subtitle">
        <chakra.span display="block" textStyle="caption" fontWeight="550" color="accent.fg" mb="1">
          Worked example
        </chakra.span>
        {title}
      </chakra.h3>
      <chakra.ol
        listStyleType="decimal"
        ps="5"
        mt="3"
        display="grid"
        gap="2"
        css={{ '& ::marker': { color: 'fg.subtle' } }}
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </chakra.ol>
      <chakra.p mt="3" pt="3" borderTopWidth="1px" fontWeight="600">
        {result}
      </chakra.p>
    </chakra.section>
  );
}
