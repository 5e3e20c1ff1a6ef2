import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface EmptyStateProps {
  title: string;
  icon?: LucideIcon;
  /** What goes here. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="6"
      py="12"
    >
      {icon && (
        <chakra.span color="fg.subtle" mb="2">
          <Icon as={icon} size={28} />
        </chakra.span>
      )}
      <chakra.p textStyle="subtitle">{title}</chakra.p>
      {children && (
        <chakra.div textStyle="body" color="fg.muted" maxW="44ch">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt="4">{action}</chakra.div>}
    </chakra.div>
  );
}
