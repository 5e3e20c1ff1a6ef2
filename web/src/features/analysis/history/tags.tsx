import { Anchor } from '../../../ui/link.tsx';
import { chakra } from '../../../ui/layout.ts';
import { paths } from '../../../lib/paths.ts';

/** The owner's tags of an analysis; each leads to all analyses that have it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1" listStyleType="none" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag href={`${paths.history}?tag=${encodeURIComponent(tag)}`}>#{tag}</Tag>
        </li>
      ))}
    </chakra.ul>
  );
}

const Tag = chakra(Anchor, {
  base: {
    display: 'inline-block',
    px: '1.5',
    textStyle: 'caption',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderRadius: '3px',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg' },
  },
});
