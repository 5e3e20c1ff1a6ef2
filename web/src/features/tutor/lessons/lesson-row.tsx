import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonHit } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface LessonRowProps {
  lesson: LessonHit;
  read: boolean;
  children?: ReactNode;
}

/** One lesson of a list: its number or a tick, its title, what it teaches and how long it takes. */
export function LessonRow({ lesson, read, children }: LessonRowProps) {
  const { id, position, title, summary, minutes, open } = lesson;
  return (
    <chakra.li display="flex" gap="4" py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Sign position={position} read={read} open={open} />
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="subtitle">
          {open ? <TextLink href={`${paths.lessons}/${id}`}>{title}</TextLink> : title}
        </chakra.p>
        {children ?? (
          <chakra.p textStyle="body" color="fg.muted" mt="0.5" maxW="measure">
            {summary}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.span
        textStyle="caption"
        color="fg.muted"
        mt="1"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {minutes} min
      </chakra.span>
    </chakra.li>
  );
}

function Sign({ position, read, open }: { position: number; read: boolean; open: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      width="6"
      height="6"
      borderRadius="full"
      borderWidth="1px"
      borderColor={read ? 'success.border' : 'border.strong'}
      bg={read ? 'success.subtle' : undefined}
      color={read ? 'success.fg' : 'fg.muted'}
      textStyle="caption"
      fontVariantNumeric="tabular-nums"
    >
      {read ? <Icon as={Check} size={14} /> : open ? position : <Icon as={Lock} size={13} />}
      {read && <VisuallyHidden>Read</VisuallyHidden>}
      {!open && <VisuallyHidden>Locked</VisuallyHidden>}
    </chakra.span>
  );
}
