import { Tabs as ChakraTabs, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tabsRecipe } from './recipes/tabs-recipe.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  count?: number;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  value?: string;
  onValue?: (id: string) => void;
  /** Panels are made when they are first opened. */
  lazy?: boolean;
}

export function Tabs({ label, tabs, value, onValue, lazy = true }: TabsProps) {
  return (
    <ChakraTabs.Root
      recipe={tabsRecipe}
      value={value}
      defaultValue={value === undefined ? tabs[0]?.id : undefined}
      onValueChange={(details) => onValue?.(details.value)}
      lazyMount={lazy}
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && (
              <chakra.span color="fg.subtle" fontWeight="400" fontVariantNumeric="tabular-nums">
                {tab.count}
              </chakra.span>
            )}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
