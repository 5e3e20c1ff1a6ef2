import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { actionWords } from './audit-words.ts';

export type AuditFilterName = 'action' | 'actor' | 'object' | 'from' | 'to';
export type AuditFilters = Record<AuditFilterName, string>;

interface Props {
  filters: AuditFilters;
  actions: readonly string[];
  set: (name: AuditFilterName, value: string) => void;
  clear: (() => void) | null;
}

/** Which entries of the audit log are shown. */
export function AuditFilterBar({ filters, actions, set, clear }: Props) {
  const known = [...new Set([...actions, ...(filters.action ? [filters.action] : [])])];
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <SearchField
        label="Who: name, email or system"
        value={filters.actor}
        onValue={(value) => set('actor', value)}
      />
      <SearchField
        label="Object, e.g. order:"
        value={filters.object}
        onValue={(value) => set('object', value)}
      />
      <chakra.div flex="1 1 12rem" maxW={{ sm: '16rem' }}>
        <SelectField
          label="Action"
          value={filters.action}
          onValue={(value) => set('action', value)}
          options={[
            { value: '', label: 'All actions' },
            ...known.map((value) => ({ value, label: actionWords(value) })),
          ]}
        />
      </chakra.div>
      {(['from', 'to'] as const).map((name) => (
        <chakra.div key={name} flex="1 1 9rem" maxW={{ sm: '11rem' }}>
          <TextField
            type="date"
            label={name === 'from' ? 'From' : 'To'}
            value={filters[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        </chakra.div>
      ))}
      {clear && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </chakra.div>
  );
}
