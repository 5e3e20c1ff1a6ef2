/** What the owner writes on an analysis: tags, to find it again, and a note. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAnnotate } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import type { AnalysisRecord } from '../../../api/generated/model';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

const MOST_TAGS = 10;
const LONGEST_TAG = 24;

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '');

/** What is wrong with the tags, or undefined. */
function tagProblem(tags: readonly string[]): string | undefined {
  if (tags.length > MOST_TAGS) return `At most ${MOST_TAGS} tags.`;
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  return long && `“${long}” is too long: a tag has at most ${LONGEST_TAG} letters.`;
}

export function NotesPanel({ record }: { record: AnalysisRecord }) {
  const annotate = useAnnotate(record.id);
  const [tags, setTags] = useState(record.tags.join(', '));
  const [note, setNote] = useState(record.note);
  const [tried, setTried] = useState(false);
  const problem = tagProblem(tagsOf(tags));
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    annotate.mutate(
      { tags: tagsOf(tags), note },
      {
        onSuccess: () => toast.success('Notes saved'),
        onError: (error) => toast.error('The notes could not be saved', errorMessage(error)),
      },
    );
  };
  return (
    <Panel title="Your notes">
      <chakra.form onSubmit={save} data-print="none">
        <Stack gap="4">
          <TextField
            label="Tags"
            hint="Separated by commas, such as breakout, weekly"
            value={tags}
            error={tried ? problem : undefined}
            onChange={(event) => setTags(event.currentTarget.value)}
          />
          <TextArea
            label="Note"
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <chakra.div>
            <Button type="submit" variant="outline" busy={annotate.isPending} busyLabel="Saving…">
              Save notes
            </Button>
          </chakra.div>
        </Stack>
      </chakra.form>
    </Panel>
  );
}
