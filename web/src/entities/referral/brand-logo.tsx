import { useState } from 'react';
import { chakra } from '../../ui/layout.ts';

interface Props {
  /** An https address, as the server takes no other. */
  url: string;
  name: string;
  /** Height in the steps of the design system. */
  height?: string;
  maxW?: string;
}

/** A partner's logo; nothing when it cannot be shown. */
export function BrandLogo({ url, name, height = '6', maxW = '28' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === url) return null;
  return (
    // On white: a logo is made for paper, and what lies around it may have any colour.
    <chakra.span bg="white" borderRadius="control" p="1" display="inline-flex" flexShrink="0">
      <chakra.img
        src={url}
        alt={`Logo of ${name}`}
        referrerPolicy="no-referrer"
        onError={() => setBroken(url)}
        height={height}
        maxW={maxW}
        objectFit="contain"
      />
    </chakra.span>
  );
}
