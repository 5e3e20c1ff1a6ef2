import type { SystemHealth } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { numberText } from '../../../lib/formatting.ts';

const PURPOSES = {
  narrative: 'Narratives',
  tutor: 'Tutor',
  witness: 'Pictures that could not be read',
} as const;

/** The last failure of a model provider for each of its purposes, as the provider reported it. */
export function ProviderFailures({ failures }: { failures: SystemHealth['provider']['failures'] }) {
  if (failures.length === 0)
    return (
      <Panel title="Failures of the provider">
        <chakra.p textStyle="body" color="fg.muted" maxW="measure">
          None so far. What a model provider says when it cannot answer is shown here; users are answered by
          rules and the curriculum meanwhile.
        </chakra.p>
      </Panel>
    );
  return (
    <Panel title="Failures of the provider" flush>
      <chakra.ul listStyleType="none">
        {failures.map(({ purpose, provider, message, at, times }) => (
          <chakra.li key={purpose} px="5" py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <chakra.p textStyle="label">
              {PURPOSES[purpose]}, {provider}
            </chakra.p>
            <chakra.p textStyle="body" overflowWrap="anywhere">
              {message}
            </chakra.p>
            <chakra.p textStyle="caption" color="fg.muted" mt="1">
              Last on {formatMoment(at)}; {times === 1 ? 'once' : `${numberText(times)} times`} in all
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
