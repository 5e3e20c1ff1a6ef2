/** The frame of one tool of correction: its name, what to do, its fields, and the way back. */
import type { ReactNode } from 'react';
import { Trash2, X } from 'lucide-react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { HStack, chakra } from '../../../../ui/layout.ts';

interface Props {
  title: string;
  lead: string;
  /** Messages that stand at no field of the tool. */
  errors?: readonly string[];
  /** By which it is found to give it the keyboard. */
  tool: string;
  /** Takes back what was set; null where there is nothing to take back. */
  onRemove: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

export function ToolFrame({ title, lead, errors = [], tool, onRemove, onClose, children }: Props) {
  return (
    <chakra.section
      data-tool={tool}
      tabIndex={-1}
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="control"
    >
      <div>
        <chakra.h3 textStyle="label">{title}</chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          {lead}
        </chakra.p>
      </div>
      {children}
      {errors.map((message) => (
        <Alert key={message} tone="warning">
          {message}
        </Alert>
      ))}
      <HStack gap="2" flexWrap="wrap">
        <Button variant="outline" icon={X} onClick={onClose}>
          Close
        </Button>
        {onRemove && (
          <Button variant="outline" icon={Trash2} onClick={onRemove}>
            Remove
          </Button>
        )}
      </HStack>
    </chakra.section>
  );
}
