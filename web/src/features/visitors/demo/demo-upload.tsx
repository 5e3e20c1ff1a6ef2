import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { FolderOpen, ImageUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';

interface Props {
  onFiles: (files: ArrayLike<File> | null) => void;
}

/** Drop a chart, or browse for one. */
export function DemoUpload({ onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    <Flex
      data-testid="demo-drop-area"
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH={{ base: '16rem', md: '22rem' }}
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="control"
      borderColor={over ? 'accent.solid' : 'border.control'}
      bg={over ? 'accent.subtle' : 'bg'}
      transition="background-color {durations.fast}, border-color {durations.fast}"
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Box color={over ? 'accent.fg' : 'fg.subtle'} mb="1">
        <Icon as={ImageUp} size={32} />
      </Box>
      <chakra.p textStyle="subtitle">Drag &amp; Drop Chart</chakra.p>
      <chakra.p textStyle="body" color="fg.muted" mb="3">
        Supports PNG, JPG, JPEG formats
      </chakra.p>
      <Button icon={FolderOpen} size="lg" onClick={() => input.current?.click()}>
        Browse Files
      </Button>
      <chakra.p textStyle="caption" color="fg.muted" mt="4" maxW="48ch" textWrap="balance">
        Your picture is measured and forgotten: neither it nor the analysis is stored.
      </chakra.p>
      <chakra.input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/*"
        aria-label="Chart picture for the demo"
        srOnly
        tabIndex={-1}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </Flex>
  );
}
