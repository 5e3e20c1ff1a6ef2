import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra } from '../../../../ui/layout.ts';

export type FeatureId = 'chart-analysis' | 'ai-tutor' | 'market-assessment' | 'portfolio-tools';

export interface Feature {
  id: FeatureId;
  name: string;
  summary: string;
  content: ReactNode;
}

interface Props {
  features: readonly Feature[];
  chosen: FeatureId;
  onChoose: (id: FeatureId) => void;
}

const tabId = (id: FeatureId): string => `tab-${id}`;

/** Which tab a key leads to from the n-th of `count`; null for any other key. */
export function nextTab(key: string, nth: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (nth + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (nth + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function TabList({ features, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(
      event.key,
      features.findIndex(({ id }) => id === chosen),
      features.length,
    );
    const feature = next === null ? undefined : features[next];
    if (!feature) return;
    event.preventDefault();
    onChoose(feature.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(feature.id)}`)?.focus();
  };
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label="Features"
      onKeyDown={onKeyDown}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      borderTopWidth="1px"
      borderStartWidth="1px"
    >
      {features.map(({ id, name, summary }) => (
        <chakra.button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={id}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          textAlign="start"
          px={{ base: '4', md: '5' }}
          pt="3.5"
          pb="4"
          borderEndWidth="1px"
          borderBottomWidth="1px"
          cursor="pointer"
          bg={id === chosen ? 'bg.panel' : 'transparent'}
          borderBottomColor={{ base: 'border', lg: id === chosen ? 'bg.panel' : 'border' }}
          boxShadow={id === chosen ? 'inset 0 2px 0 0 {colors.accent.solid}' : undefined}
          color={id === chosen ? 'fg' : 'fg.muted'}
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <chakra.span display="block" textStyle="subtitle">
            {name}
          </chakra.span>
          <chakra.span display={{ base: 'none', md: 'block' }} textStyle="body" color="fg.muted" mt="0.5">
            {summary}
          </chakra.span>
        </chakra.button>
      ))}
    </chakra.div>
  );
}

/** Four tabs over one panel. Without scripts all panels that can be read are shown, one below the other. */
export function FeatureTabs(props: Props) {
  return (
    <>
      <TabList {...props} />
      {props.features.map(({ id, content }) => (
        <chakra.div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={tabId(id)}
          hidden={id !== props.chosen}
          data-feature=""
          scrollMarginTop="24"
          bg="bg.panel"
          borderWidth="1px"
          borderTopWidth={{ base: '1px', lg: '0' }}
          mt={{ base: '-1px', lg: '0' }}
          p={{ base: '4', md: '8' }}
          minH={{ base: '30rem', lg: '34rem' }}
        >
          {content}
        </chakra.div>
      ))}
    </>
  );
}
