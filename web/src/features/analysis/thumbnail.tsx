import { ImageOff } from 'lucide-react';
import type { ListedAnalysis } from '../../api/generated/model';
import { Icon } from '../../ui/icon.tsx';
import { Center, chakra } from '../../ui/layout.ts';

interface Props {
  record: Pick<ListedAnalysis, 'image_url' | 'thumbnail_url' | 'picture'>;
  alt: string;
  /** The picture itself instead of its small copy. */
  whole?: boolean;
}

/** The picture of an analysis, small. Its box has a fixed size while it loads; a text says when there is no picture. */
export function Thumbnail({ record, alt, whole = false }: Props) {
  const { image_url, thumbnail_url, picture } = record;
  const src = whole ? image_url : thumbnail_url;
  if (!src) {
    return (
      <Center aspectRatio="16 / 9" bg="bg.subtle" color="fg.subtle" textStyle="caption" gap="2">
        <Icon as={ImageOff} /> Picture not stored
      </Center>
    );
  }
  return (
    <chakra.img
      src={src}
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
