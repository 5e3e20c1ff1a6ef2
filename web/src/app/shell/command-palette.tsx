/** One field that leads anywhere: pages, own analyses by symbol, lessons, calculators, actions. */
import { useDeferredValue, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalyses } from '../../api/analysis.ts';
import { useLessons } from '../../api/tutor.ts';
import { historySymbol } from '../../entities/analysis/display.ts';
import { calculatorNames, calculators } from '../../features/tutor/calculators/calculators.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { analysisPath, paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Box, chakra } from '../../ui/layout.ts';
import { TextField } from '../../ui/text-field.tsx';
import { menuPages } from '../pages.ts';
import { useLogOutAndLeave } from '../use-log-out.ts';
import { fitting } from './palette-entries.ts';
import type { PaletteEntry } from './palette-entries.ts';

const intoView = (option: HTMLLIElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

export function CommandPalette({ open, onOpenChange, onHelp }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Go to or do">
      {open && <Palette onDone={() => onOpenChange(false)} onHelp={onHelp} />}
    </Dialog>
  );
}

function Palette({ onDone, onHelp }: { onDone: () => void; onHelp: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const found = fitting(useEntries(useDeferredValue(typed), onHelp), typed);
  const active = Math.min(at, found.length - 1);
  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onDone();
    entry.run();
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((active + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
  };
  return (
    <Box>
      <TextField
        label="Page, symbol, lesson, calculator or action"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <chakra.ul id={list} role="listbox" aria-label="What fits" mt="3" maxH="50vh" overflowY="auto">
        {found.map((entry, index) => (
          <chakra.li
            key={entry.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(entry)}
            ref={index === active ? intoView : undefined}
            display="flex"
            alignItems="center"
            gap="3"
            px="3"
            minH="10"
            borderRadius="control"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{ '&[aria-selected=true]': { bg: 'accent.subtle' } }}
          >
            <chakra.span flex="1" truncate>
              {entry.label}
            </chakra.span>
            <chakra.span textStyle="caption" color="fg.muted" whiteSpace="nowrap">
              {entry.note ?? entry.group}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {found.length === 0 && (
        <chakra.p role="status" textStyle="body" color="fg.muted" px="3" py="2">
          Nothing fits “{typed}”.
        </chakra.p>
      )}
    </Box>
  );
}

function useEntries(typed: string, onHelp: () => void): PaletteEntry[] {
  const navigate = useNavigate();
  const logOut = useLogOutAndLeave();
  const q = typed.trim();
  const analyses = useAnalyses({ limit: 8, refused: 'exclude', ...(q && { q }) });
  const lessons = useLessons('');
  const go = (path: string) => () => void navigate(path);
  return [
    ...menuPages.map(({ title, url }) => entry('Pages', title, go(url))),
    ...OTHER_PAGES.map(([title, url, also]) => entry('Pages', title, go(url), also)),
    ...(analyses.data?.analyses ?? []).map((record) => ({
      ...entry('Analyses', historySymbol(record), go(analysisPath(record.id))),
      id: record.id,
      note: formatMoment(record.created_at),
    })),
    ...calculatorNames.map((name) =>
      entry('Calculators', calculators[name].title, go(`${paths.calculators}/${name}`)),
    ),
    ...(lessons.data?.lessons ?? []).map(({ id, title }) =>
      entry('Lessons', title, go(`${paths.lessons}/${encodeURIComponent(id)}`)),
    ),
    entry('Actions', 'Analyze a chart', go(paths.chartAnalysis), 'new upload'),
    entry('Actions', 'Buy credits', go(paths.buyCredits)),
    entry('Actions', 'Show keyboard shortcuts', onHelp, 'help keys'),
    entry('Actions', 'Log out', () => void logOut(), 'sign out'),
  ];
}

const OTHER_PAGES = [
  ['Watch list', paths.watchlist, 'symbols'],
  ['Outcome', paths.outcome, 'hit rate follow-up reminders'],
  ['Refused charts', paths.refused, 'failed not read'],
  ['Credits', paths.credits, 'statement'],
  ['Your orders', paths.orders, 'receipts invoices'],
  ['Account', paths.account, 'password settings'],
  ['Pricing', paths.pricing, 'plans buy'],
  ['Practice', paths.practice, 'quiz'],
  ['Accuracy', paths.accuracy, ''],
] as const;

const entry = (group: PaletteEntry['group'], label: string, run: () => void, also = ''): PaletteEntry => ({
  id: `${group}:${label}`,
  group,
  label,
  also,
  run,
});
