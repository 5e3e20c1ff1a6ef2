import { Check } from 'lucide-react';
import type { AdminPackage } from '../../../api/catalog-admin.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../lib/count-of.ts';

/** Features that a card has room for. */
const SHOWN = 4;

const TIERS = { starter: 'Starter tier', pro: 'Pro tier', expert: 'Expert tier' } as const;

export interface PackageCardProps {
  item: AdminPackage;
  onEdit: () => void;
  onDelete: () => void;
}

/** A package as the operator sees it: what it costs, what it gives, whether it is on sale. */
export function PackageCard({ item, onEdit, onDelete }: PackageCardProps) {
  const rest = item.features.length - SHOWN;
  return (
    <chakra.article
      aria-label={item.name}
      display="flex"
      flexDirection="column"
      gap="3"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      minW="0"
    >
      <Head item={item} />
      <Price item={item} />
      <chakra.p textStyle="body" color="fg.muted">
        {givesOf(item).join(' · ')}
      </chakra.p>
      {item.description && (
        <chakra.p textStyle="body" overflowWrap="anywhere">
          {item.description}
        </chakra.p>
      )}
      {item.features.length > 0 && (
        <chakra.ul display="grid" gap="1.5" textStyle="body">
          {item.features.slice(0, SHOWN).map((feature, index) => (
            <chakra.li key={index} display="flex" gap="2" minW="0" overflowWrap="anywhere">
              <chakra.span color="success.fg" flexShrink="0" mt="3px">
                <Icon as={Check} size={14} />
              </chakra.span>
              {feature}
            </chakra.li>
          ))}
          {rest > 0 && (
            <chakra.li color="fg.muted" ps="5.5">
              +{rest} more
            </chakra.li>
          )}
        </chakra.ul>
      )}
      <chakra.div display="flex" gap="2" mt="auto" pt="2">
        <Button variant="outline" size="sm" aria-label={`Edit ${item.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Delete ${item.name}`} onClick={onDelete}>
          Delete
        </Button>
      </chakra.div>
    </chakra.article>
  );
}

function Head({ item }: { item: AdminPackage }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
      <chakra.div flex="1" minW="8rem">
        <chakra.h2 textStyle="subtitle" overflowWrap="anywhere" opacity={item.active ? undefined : '0.7'}>
          {item.color && (
            <chakra.span
              aria-hidden="true"
              display="inline-block"
              boxSize="2.5"
              me="2"
              borderRadius="full"
              style={{ backgroundColor: item.color }}
            />
          )}
          {item.name}
        </chakra.h2>
        <chakra.p textStyle="caption" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
          {item.id}
        </chakra.p>
      </chakra.div>
      {item.popular && <Badge tone="accent">POPULAR</Badge>}
      {!item.active && <Badge tone="warning">INACTIVE</Badge>}
    </chakra.div>
  );
}

function Price({ item }: { item: AdminPackage }) {
  const { currency, currency_symbol: symbol, price_minor: minor, original_price_minor: former } = item;
  const own = Object.keys(item.custom_prices);
  return (
    <chakra.div>
      <chakra.span textStyle="priceLarge">{formatMoney({ minor, currency }, symbol)}</chakra.span>
      {former !== null && (
        <chakra.s ms="2" textStyle="price" fontWeight="400" color="fg.muted">
          {formatMoney({ minor: former, currency }, symbol)}
        </chakra.s>
      )}
      {own.length > 0 && (
        <chakra.p textStyle="caption" color="fg.muted">
          Custom price in {own.join(', ')}
        </chakra.p>
      )}
      {item.unpriced_in.length > 0 && (
        <chakra.p textStyle="caption" color="warning.fg">
          Not shown in {item.unpriced_in.join(', ')}: at the rate there the price is out of bounds or rounds
          to zero
        </chakra.p>
      )}
    </chakra.div>
  );
}

function givesOf(item: AdminPackage): string[] {
  const days = item.validity_days === null ? [] : [`valid for ${countOf(item.validity_days, 'day')}`];
  if (item.tier !== null) return [TIERS[item.tier], ...days];
  const credits = typeof item.credits === 'number' ? countOf(item.credits, 'credit') : 'Unlimited credits';
  return [credits, ...(days.length > 0 ? days : ['never expires'])];
}
