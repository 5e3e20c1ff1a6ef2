import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The width and breathing room of a screen inside the shell. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      width="full"
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6', xl: '10' }}
      py={{ base: '5', md: '8' }}
      display="flex"
      flexDirection="column"
      gap={{ base: '5', md: '7' }}
    >
      {children}
    </chakra.div>
  );
}

export interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** A count or state beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, meta, actions }: PageHeaderProps) {
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
    >
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" rowGap="1">
          <chakra.h1 textStyle="heading">{title}</chakra.h1>
          {meta && (
            <chakra.span textStyle="body" color="fg.muted">
              {meta}
            </chakra.span>
          )}
        </chakra.div>
        {lead && (
          <chakra.p textStyle="body" color="fg.muted" mt="1" maxW="measure">
            {lead}
          </chakra.p>
        )}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  );
}
