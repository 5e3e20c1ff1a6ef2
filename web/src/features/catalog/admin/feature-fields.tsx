import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';

/** One feature a line; blank ones are left out. */
export function FeatureFields({
  features,
  onChange,
}: {
  features: readonly string[];
  onChange: (features: string[]) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(features.length);
  useEffect(() => {
    // A line that was added is where one goes on typing.
    if (features.length > count.current) {
      const fields = list.current?.querySelectorAll('input');
      fields?.[fields.length - 1]?.focus();
    }
    count.current = features.length;
  }, [features.length]);
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="2">
      <chakra.span id={id} textStyle="label">
        Features
      </chakra.span>
      <chakra.div ref={list} display="grid" gap="2">
        {features.map((feature, index) => (
          <chakra.div key={index} display="flex" gap="1" alignItems="center">
            <chakra.div flex="1" minW="0">
              <TextField
                hideLabel
                label={`Feature ${index + 1}`}
                maxLength={200}
                value={feature}
                onChange={({ target }) =>
                  onChange(features.map((own, other) => (other === index ? target.value : own)))
                }
              />
            </chakra.div>
            <IconButton
              label={`Remove feature ${index + 1}`}
              icon={X}
              size="sm"
              tooltip={false}
              onClick={() => onChange(features.filter((_, other) => other !== index))}
            />
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div>
        <Button variant="outline" size="sm" icon={Plus} onClick={() => onChange([...features, ''])}>
          Add feature
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
