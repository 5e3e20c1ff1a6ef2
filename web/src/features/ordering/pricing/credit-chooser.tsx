import { useId, useState } from 'react';
import { badgeText, creditsText, offerName, validityText } from '../../../entities/catalog/on-offer.ts';
import type { CreditsOnOffer } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HStack, chakra } from '../../../ui/layout.ts';

interface Props {
  open: boolean;
  packages: readonly CreditsOnOffer[];
  /** The one already in the cart, if any. */
  chosenId: string | undefined;
  onSelect: (pack: CreditsOnOffer) => void;
  /** Leaves without a choice: the plan stays in the cart, and the checkout asks for credits. */
  onLater: () => void;
}

/** A plan needs credits to work with. Neither Escape nor a click outside answers that question. */
export function CreditChooser({ open, packages, chosenId, onSelect, onLater }: Props) {
  const [picked, setPicked] = useState<string | null>(null);
  const name = useId();
  const chosen =
    packages.find(({ id }) => id === (picked ?? chosenId)) ??
    packages.find(({ popular }) => popular) ??
    packages[0];
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      locked
      title="Choose a Credit Package"
      description="A plan sets your daily limit; credits pay for the analyses. One analysis costs one credit."
      footer={
        <>
          <Button variant="quiet" onClick={onLater}>
            Not now
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onSelect(chosen)}>
            Select Package
          </Button>
        </>
      }
    >
      <chakra.fieldset>
        <chakra.legend srOnly>Credit packages</chakra.legend>
        {packages.map((pack) => (
          <Choice
            key={pack.id}
            pack={pack}
            name={name}
            checked={pack === chosen}
            onPick={() => setPicked(pack.id)}
          />
        ))}
      </chakra.fieldset>
    </Dialog>
  );
}

interface ChoiceProps {
  pack: CreditsOnOffer;
  name: string;
  checked: boolean;
  onPick: () => void;
}

function Choice({ pack, name, checked, onPick }: ChoiceProps) {
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="1.25rem minmax(0, 1fr) auto"
      alignItems="center"
      gap="3"
      minH="14"
      px="3"
      py="2"
      cursor="pointer"
      borderWidth="1px"
      borderColor={checked ? 'accent.solid' : 'transparent'}
      borderBottomColor={checked ? 'accent.solid' : 'border'}
      bg={checked ? 'accent.subtle' : undefined}
      borderRadius={checked ? 'control' : undefined}
      _hover={{ bg: checked ? 'accent.subtle' : 'bg.subtle' }}
    >
      <chakra.input type="radio" name={name} checked={checked} onChange={onPick} />
      <chakra.span minW="0">
        <HStack as="span" gap="2" flexWrap="wrap" rowGap="1">
          <chakra.span textStyle="label">{offerName(pack)}</chakra.span>
          <Badge>{badgeText(pack)}</Badge>
          {pack.popular && <Badge tone="accent">Popular</Badge>}
        </HStack>
        <chakra.span display="block" textStyle="caption" color="fg.muted" mt="0.5">
          {creditsText(pack.credits)} · {validityText(pack.validityDays)}
        </chakra.span>
      </chakra.span>
      <MoneyText amount={pack.price} />
    </chakra.label>
  );
}
