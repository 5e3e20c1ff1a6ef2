import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

export type MessageTone = 'danger' | 'warning' | 'info' | 'success';

export const messageIcons: Record<MessageTone, LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
};

export interface AlertProps {
  tone?: MessageTone;
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** What happened, what it means, what to do. `danger` interrupts screen readers, the others wait. */
export function Alert({ tone = 'danger', title, action, children }: AlertProps) {
  return (
    <chakra.div
      role={tone === 'danger' ? 'alert' : 'status'}
      display="flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      gap="3"
      alignItems="flex-start"
      px="4"
      py="3"
      bg={`${tone}.subtle`}
      borderWidth="1px"
      borderColor={`${tone}.border`}
      borderRadius="control"
    >
      <chakra.span color={`${tone}.fg`} mt="2px" flexShrink="0">
        <Icon as={messageIcons[tone]} />
      </chakra.span>
      <chakra.div flex="1" minW="0" textStyle="body" overflowWrap="anywhere">
        {title && (
          <chakra.p fontWeight="600" color={`${tone}.fg`}>
            {title}
          </chakra.p>
        )}
        <chakra.div>{children}</chakra.div>
      </chakra.div>
      {action && (
        // On a phone under the text, and in line with it.
        <chakra.div flexShrink="0" flexBasis={{ base: '100%', sm: 'auto' }} ps={{ base: '30px', sm: '0' }}>
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
