import { changeNotes, tidyTags } from './own-notes.ts';

it('[W-010] tags are tidied: blanks, doubles in another case and empty ones go', () => {
  expect(tidyTags([' Break  out ', 'break out', '', '  ', 'weekly'])).toEqual(['Break out', 'weekly']);
});

it('[W-010] what a change leaves out stays', () => {
  const before = { tags: ['a'], note: 'n' };
  expect(changeNotes(before, { note: ' m ' })).toEqual({ tags: ['a'], note: 'm' });
  expect(changeNotes(before, { tags: [] })).toEqual({ tags: [], note: 'n' });
});
