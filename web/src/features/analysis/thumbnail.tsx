import { ImageOff } from 'lucide-react';
import type { AnalysisRecord } from '../../api/generated/model';
import { Icon } from '../../ui/icon.tsx';
import { Center, chakra } from '../../ui/layout.ts';

/** The picture of an analysis, small. Its box has a fixed size while it loads; a text says when there is no picture. */
export function Thumbnail({ record, alt }: { record: AnalysisRecord; alt: string }) {
  const { image_url, picture } = record;
  if (!image_url) {
    return (
      <Center aspectRatio="16 / 9" bg="bg.subtle" color="fg.subtle" textStyle="caption" gap="2">
        <Icon as={ImageOff} /> Picture not stored
      </Center>
    );
  }
  return (
    <chakra.img
      src={image_url}
      alt={alt}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      loading="lazy"
      decoding="async"
      width="100%"
      height="auto"
      aspectRatio="16 / 9"
      objectFit="cover"
      objectPosition="right"
      bg="bg.subtle"
    />
  );
}
