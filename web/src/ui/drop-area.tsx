import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FolderOpen, ImageUp } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Box, Flex, chakra } from './layout.ts';

interface Props {
  /** The heading of a page of its own; inside a page it is a line of text. */
  heading?: boolean;
  /** What a screen reader calls the chooser of files. */
  label: string;
  /** Stands below the button. */
  note: ReactNode;
  onFiles: (files: ArrayLike<File> | null) => void;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
}

/** Drop a chart, or browse for one. */
export function DropArea({ heading = false, label, note, onFiles, multiple = false }: Props) {
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
      bg={over ? 'accent.subtle' : heading ? 'bg.panel' : 'bg'}
      transition="background-color {durations.fast}, border-color {durations.fast}"
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Box color={over ? 'accent.fg' : 'fg.subtle'} mb="1">
        <Icon as={ImageUp} size={32} />
      </Box>
      <chakra.p as={heading ? 'h2' : 'p'} textStyle={heading ? 'title' : 'subtitle'}>
        Drag &amp; Drop Chart
      </chakra.p>
      <chakra.p textStyle="body" color="fg.muted" mb="3">
        Supports PNG, JPG, JPEG formats
      </chakra.p>
      <Button icon={FolderOpen} size="lg" onClick={() => input.current?.click()}>
        Browse Files
      </Button>
      {note}
      <chakra.input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/*"
        aria-label={label}
        multiple={multiple}
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
