import { UiProvider } from '../../web/src/ui/ui-provider.tsx';
import { Box, Stack, chakra } from '../../web/src/ui/layout.ts';
import { textStyles } from '../../web/src/ui/theme/text-styles.ts';

/** Each step of the scale, set in itself. */
export function TypeTable() {
  return (
    <UiProvider>
      <Stack gap="5" my="6">
        {Object.keys(textStyles).map((name) => (
          <Box key={name}>
            <chakra.div textStyle="caption" color="fg.muted">
              {name}
            </chakra.div>
            <chakra.div textStyle={name}>Last price 64,210.50 ± 0.42</chakra.div>
          </Box>
        ))}
      </Stack>
    </UiProvider>
  );
}
