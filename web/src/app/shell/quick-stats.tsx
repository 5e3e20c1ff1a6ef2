import { useStats } from '../../api/analysis.ts';
import { Button } from '../../ui/button.tsx';
import { Box, chakra } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

function Figure({ label, value }: { label: string; value: string | null }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" minH="8">
      <chakra.dt textStyle="body" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="price">{value ?? <Skeleton w="2.5rem" h="0.9rem" />}</chakra.dd>
    </chakra.div>
  );
}

/** The user's own count of analyses and accuracy score, as the server counts them. */
export function QuickStats() {
  const { data, isError, refetch } = useStats();
  return (
    <Box as="section" aria-label="Quick Stats" mt="6" mx="2.5" pt="4" borderTopWidth="1px">
      <chakra.h2 textStyle="caption" color="fg.subtle" mb="1">
        Quick Stats
      </chakra.h2>
      {isError ? (
        <chakra.div textStyle="caption" color="fg.muted">
          The figures could not be loaded.
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </chakra.div>
      ) : (
        <chakra.dl>
          <Figure label="Analyses" value={data ? String(data.analyses) : null} />
          <Figure label="Accuracy" value={data ? `${data.accuracyPct}%` : null} />
        </chakra.dl>
      )}
    </Box>
  );
}
