/** The first view: drop a chart, browse for one, paste one, or take a photo of one. */
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { FolderOpen, ImageUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ShortcutKeys } from '../../../ui/kbd.tsx';
import { Box, Flex, Grid, chakra } from '../../../ui/layout.ts';
import { CameraOption } from './camera-option.tsx';
import { pastedPicture } from './pick-picture.ts';

interface Props {
  onFiles: (files: ArrayLike<File> | null) => void;
}

export function UploadView({ onFiles }: Props) {
  usePaste((file) => onFiles([file]));
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 2.2fr) minmax(0, 1fr)' }} gap="4">
      <DropArea onFiles={onFiles} />
      <CameraOption onFiles={onFiles} />
    </Grid>
  );
}

function DropArea({ onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Flex
      data-testid="drop-area"
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH={{ base: '56', md: '22rem' }}
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="control"
      borderColor={over ? 'accent.solid' : 'border.control'}
      bg={over ? 'accent.subtle' : 'bg.panel'}
      transition="background-color {durations.fast}, border-color {durations.fast}"
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Box color={over ? 'accent.fg' : 'fg.subtle'} mb="1">
        <Icon as={ImageUp} size={32} />
      </Box>
      <chakra.h2 textStyle="title">Drag &amp; Drop Chart</chakra.h2>
      <chakra.p textStyle="body" color="fg.muted" mb="3">
        Supports PNG, JPG, JPEG formats
      </chakra.p>
      <Button icon={FolderOpen} size="lg" onClick={() => input.current?.click()}>
        Browse Files
      </Button>
      <chakra.p textStyle="caption" color="fg.muted" mt="3" hideBelow="md">
        or paste a picture with <ShortcutKeys keys={['mod', 'V']} />
      </chakra.p>
      <chakra.input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/*"
        aria-label="Chart picture"
        srOnly
        tabIndex={-1}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again after a reset.
          event.currentTarget.value = '';
        }}
      />
    </Flex>
  );
}

/** A picture pasted anywhere on the page. */
function usePaste(onPicture: (file: File) => void): void {
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pastedPicture(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
