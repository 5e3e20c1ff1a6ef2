import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';

export interface CheckListProps<V extends string> {
  label: string;
  /** Each value with what it means. */
  options: Readonly<Record<V, string>>;
  chosen: readonly V[];
  onChosen: (chosen: V[]) => void;
  error?: string | undefined;
}

/** Several of a few: the value as programs know it, and under it what it means. */
export function CheckList<V extends string>({ label, options, chosen, onChosen, error }: CheckListProps<V>) {
  const id = useId();
  const values = Object.keys(options) as V[];
  const toggle = (value: V): void => {
    const on = new Set(chosen);
    if (!on.delete(value)) on.add(value);
    onChosen(values.filter((each) => on.has(each)));
  };
  return (
    <chakra.fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label" mb="2">
        {label}
      </chakra.legend>
      <Stack gap="0" borderWidth="1px" borderRadius="control">
        {values.map((value) => (
          <chakra.label
            key={value}
            display="flex"
            gap="3"
            alignItems="flex-start"
            px="3"
            py="2"
            cursor="pointer"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
            _hover={{ bg: 'bg.subtle' }}
          >
            <chakra.input
              type="checkbox"
              mt="3px"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>
              <chakra.span display="block" textStyle="code">
                {value}
              </chakra.span>
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {options[value]}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </Stack>
      {error && (
        <Flex id={`${id}-error`} textStyle="caption" color="danger.fg" gap="1.5" mt="1.5" align="center">
          <Icon as={CircleAlert} size={14} />
          {error}
        </Flex>
      )}
    </chakra.fieldset>
  );
}
