import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { actionText } from './audit-text.ts';

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
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: '1fr',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr)) 20rem',
      }}
      alignItems="end"
      gap="3"
    >
      <SelectField
        label="Action"
        value={filters.action}
        onValue={(value) => set('action', value)}
        options={[
          { value: '', label: 'All actions' },
          ...known.map((value) => ({ value, label: actionText(value) })),
        ]}
      />
      <SearchField
        label="Object, e.g. WW-3F0A or brand:"
        value={filters.object}
        onValue={(value) => set('object', value)}
      />
      <SearchField
        label="Name, email or system"
        value={filters.actor}
        onValue={(value) => set('actor', value)}
      />
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={name === 'from' ? 'From' : 'To'}
            value={filters[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      </chakra.div>
      {clear && (
        <chakra.div>
          <Button variant="quiet" onClick={clear}>
            Clear filters
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
