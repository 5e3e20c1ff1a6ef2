import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';

export interface TermsBoxProps {
  checked: boolean;
  error?: string;
  onChecked: (checked: boolean) => void;
}

/** The billing terms, in full: what is charged, how often, and what can be had back. */
export function TermsBox({ checked, error, onChecked }: TermsBoxProps) {
  const id = useId();
  return (
    <Flex direction="column" gap="1.5">
      <Flex gap="3" align="flex-start">
        <chakra.input
          id={id}
          name="terms"
          type="checkbox"
          required
          checked={checked}
          onChange={(event) => onChecked(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          mt="1px"
        />
        <chakra.label htmlFor={id} textStyle="body" cursor="pointer">
          I accept the billing terms: one payment now, no renewal; within 30 days of paying I can ask for my
          money back.
        </chakra.label>
      </Flex>
      {error && (
        <chakra.p id={`${id}-error`} textStyle="caption" color="danger.fg" display="flex" gap="1.5">
          <chakra.span flexShrink="0" mt="1px">
            <Icon as={CircleAlert} size={14} />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </Flex>
  );
}
