/** What the owner of an analysis writes on it: tags and a note. Nothing that was measured depends on it. */
export interface OwnNotes {
  tags: string[];
  note: string;
}

/** Blanks inside a tag are one space; a tag that differs from an earlier one in case only is dropped, and so is an empty one. */
export function tidyTags(tags: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.trim().replaceAll(/\s+/g, ' ');
    const key = tidy.toLowerCase();
    if (tidy !== '' && !unique.has(key)) unique.set(key, tidy);
  }
  return [...unique.values()];
}

/** The notes after a change; what the change leaves out stays. */
export function changeNotes(before: OwnNotes, change: { tags?: string[]; note?: string }): OwnNotes {
  return {
    tags: change.tags === undefined ? before.tags : tidyTags(change.tags),
    note: change.note === undefined ? before.note : change.note.trim(),
  };
}
