import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface FieldFrame {
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  hideLabel?: boolean;
}

/** Ids that tie an input to its label, hint and error. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldFrame, 'hint' | 'error'>,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

const srOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Label above, hint under it, error below the input as text with an icon, never by colour alone. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0" position="relative">
      <chakra.label htmlFor={id} textStyle="label" css={hideLabel ? srOnly : undefined}>
        {label}
        {optional && (
          <chakra.span color="fg.muted" fontWeight="400">
            {' '}
            (optional)
          </chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="caption" color="fg.muted" mt="-1">
          {hint}
        </chakra.p>
      )}
      {children}
      {error && (
        <chakra.p
          id={`${id}-error`}
          textStyle="caption"
          color="danger.fg"
          display="flex"
          gap="1.5"
          alignItems="flex-start"
        >
          <chakra.span flexShrink="0" mt="1px">
            <Icon as={CircleAlert} size={14} />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

export const inputStyles = {
  width: 'full',
  height: '11',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  // 16 px keeps phones from zooming into the field.
  fontSize: { base: '16px', md: '14px' },
  lineHeight: '20px',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '0', borderColor: 'focus.ring' },
  '&[aria-invalid=true]': { borderColor: 'danger.fg' },
  '&:disabled': { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
} as const;
