import { chakra } from '@chakra-ui/react';

export interface SharePart {
  label: string;
  value: number;
  tone: 'rising' | 'falling' | 'neutral' | 'danger' | 'success';
}

/** How a whole divides. The labels and numbers under it say everything that the bar shows. */
export function ShareBar({ label, parts }: { label: string; parts: readonly SharePart[] }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <chakra.figure aria-label={label}>
      <chakra.div
        aria-hidden="true"
        display="flex"
        gap="2px"
        height="6px"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
      >
        {total > 0 &&
          parts
            .filter((part) => part.value > 0)
            .map((part) => (
              <chakra.span key={part.label} bg={`${part.tone}.solid`} flexGrow={part.value} flexBasis="0" />
            ))}
      </chakra.div>
      <chakra.figcaption
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        mt="3"
        textStyle="caption"
        color="fg.muted"
      >
        {parts.map((part) => (
          <chakra.span key={part.label} display="inline-flex" alignItems="center" gap="1.5">
            <chakra.span
              aria-hidden="true"
              width="8px"
              height="8px"
              borderRadius="2px"
              bg={`${part.tone}.solid`}
            />
            {part.label}
            <chakra.span color="fg" fontFamily="mono" fontVariantNumeric="tabular-nums">
              {part.value}
            </chakra.span>
          </chakra.span>
        ))}
      </chakra.figcaption>
    </chakra.figure>
  );
}
