import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { useCurrencyList } from '../../../api/catalog.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex, Grid, chakra } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { ITEM_INCOMPLETE, emptyItem, itemOf, quantityOf } from './order-draft.ts';
import type { DraftItem, ItemForm } from './order-draft.ts';
import { OrderItems } from './order-items.tsx';

export interface ItemsEditorProps {
  items: readonly DraftItem[];
  /** Lines may be added and taken away. */
  open: boolean;
  /** Of the order's currency, where there is an order already. */
  symbol?: string;
  onItems: (items: readonly DraftItem[]) => void;
}

/** The best known signs first, then the others as the server lists them. */
const KNOWN = ['USD', 'EUR', 'GBP'];
const usual = [
  { code: 'USD', symbol: '$' },
  { code: 'EUR', symbol: '€' },
  { code: 'GBP', symbol: '£' },
];

function useSymbols() {
  const { data } = useCurrencyList();
  const active = data?.currencies ?? usual;
  const rank = (code: string) => (KNOWN.includes(code) ? KNOWN.indexOf(code) : KNOWN.length);
  return active.toSorted((a, b) => rank(a.code) - rank(b.code));
}

/** The lines of an order, and the form that adds one. */
export function ItemsEditor({ items, open, symbol, onItems }: ItemsEditorProps) {
  const symbols = useSymbols();
  const first = items[0]?.currency;
  const [typed, setForm] = useState<ItemForm>(() => emptyItem(first ?? 'USD'));
  // All lines of an order are in one currency.
  const form = { ...typed, currency: first ?? typed.currency };
  const sign = symbols.find(({ code }) => code === form.currency)?.symbol ?? symbol;
  const add = (): void => {
    const item = itemOf(form);
    if (!item) return void toast.error(ITEM_INCOMPLETE);
    onItems([...items, item]);
    setForm(emptyItem(form.currency));
  };
  const remove = (index: number) => onItems(items.filter((_, other) => other !== index));
  return (
    <chakra.section>
      <chakra.h3 textStyle="label" mb="2">
        Order items
      </chakra.h3>
      <OrderItems
        items={items}
        amount={(minor) => formatMoney({ minor, currency: form.currency }, sign)}
        onRemove={open ? remove : undefined}
      />
      {open ? (
        <ItemFields
          form={form}
          onForm={setForm}
          onAdd={add}
          currencies={symbols}
          currencyFixed={first !== undefined}
        />
      ) : (
        <chakra.p textStyle="caption" color="fg.muted" mt="2">
          What was sold stays as it was sold. To change it, refund or cancel this order and add a new one.
        </chakra.p>
      )}
    </chakra.section>
  );
}

interface ItemFieldsProps {
  form: ItemForm;
  onForm: (form: ItemForm) => void;
  onAdd: () => void;
  currencies: readonly { code: string; symbol: string }[];
  currencyFixed: boolean;
}

function ItemFields({ form, onForm, onAdd, currencies, currencyFixed }: ItemFieldsProps) {
  const text = (name: 'id' | 'name' | 'price' | 'quantity' | 'credits') => ({
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onForm({ ...form, [name]: event.currentTarget.value }),
  });
  return (
    <chakra.fieldset mt="3" p="4" borderWidth="1px" borderRadius="control" bg="bg.subtle" minW="0">
      <chakra.legend textStyle="caption" color="fg.muted" px="1">
        Add an item
      </chakra.legend>
      <Grid
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}
        gap="3"
        alignItems="end"
      >
        <SelectField
          label="Type"
          options={[
            { value: 'package', label: 'Package' },
            { value: 'credits', label: 'Credits' },
          ]}
          value={form.type}
          onValue={(type) => onForm({ ...form, type })}
        />
        <TextField label="Item ID" maxLength={100} {...text('id')} />
        <chakra.div gridColumn={{ base: '1 / -1', md: 'span 2' }}>
          <TextField label="Name" maxLength={300} {...text('name')} />
        </chakra.div>
        <SelectField
          label="Currency"
          options={currencies.map(({ code, symbol }) => ({ value: code, label: `${symbol} ${code}` }))}
          value={form.currency}
          disabled={currencyFixed}
          onValue={(currency) => onForm({ ...form, currency })}
        />
        <TextField label="Price" type="number" min="0" step="0.01" {...text('price')} />
        <TextField
          label="Quantity"
          type="number"
          min="1"
          step="1"
          {...text('quantity')}
          onBlur={() => onForm({ ...form, quantity: String(quantityOf(form.quantity)) })}
        />
        {form.type === 'credits' && <CreditFields form={form} onForm={onForm} />}
      </Grid>
      <Flex justify="flex-end" mt="3">
        <Button variant="outline" size="sm" icon={Plus} onClick={onAdd}>
          Add item
        </Button>
      </Flex>
    </chakra.fieldset>
  );
}

function CreditFields({ form, onForm }: Pick<ItemFieldsProps, 'form' | 'onForm'>) {
  const id = useId();
  return (
    <chakra.div>
      <TextField
        label="Credits"
        type="number"
        min="0"
        step="1"
        disabled={form.unlimited}
        value={form.unlimited ? '' : form.credits}
        onChange={(event) => onForm({ ...form, credits: event.currentTarget.value })}
      />
      <Flex gap="2" mt="2" align="center">
        <chakra.input
          id={id}
          type="checkbox"
          checked={form.unlimited}
          onChange={(event) => onForm({ ...form, unlimited: event.currentTarget.checked })}
        />
        <chakra.label htmlFor={id} textStyle="caption" cursor="pointer">
          Unlimited
        </chakra.label>
      </Flex>
    </chakra.div>
  );
}
