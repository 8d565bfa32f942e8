import { chakra } from '@chakra-ui/react';
import { PAYMENT_LINK } from '@dasbor/domain/payment-links';
import { useId } from 'react';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { EMPTY_ITEM, shownAmount, type LinkFormState } from '../forms/link-values.ts';
import { ItemImage } from './item-image.tsx';

type AmountSectionProps = { form: LinkFormState; onUploading: (change: 1 | -1) => void };

/** The amount, or the items that add up to it. */
export const AmountSection = ({ form, onUploading }: AmountSectionProps) => {
  const t = useT('payment-links');
  const items = form.list('items');
  const hasItems = items.items.length > 0;
  return (
    <Section title={t('form.what')}>
      <chakra.div display="grid" gap="4">
        {hasItems ? null : <AmountField label={t('form.amount')} {...form.field('amount')} />}
        {items.items.map(({ key, path }, index) => (
          <Item
            key={key}
            form={form}
            path={path}
            number={index + 1}
            onRemove={() => items.remove(index)}
            onUploading={onUploading}
          />
        ))}
        {hasItems ? <Total form={form} /> : null}
        <chakra.div>
          <Button
            size="sm"
            disabledReason={
              items.items.length < PAYMENT_LINK.mostItems
                ? undefined
                : t('form.mostItems', { most: PAYMENT_LINK.mostItems })
            }
            onClick={() => items.add(EMPTY_ITEM)}
          >
            {t('form.addItem')}
          </Button>
          <chakra.p textStyle="small" color="fg.muted" mt="2">
            {t(hasItems ? 'form.itemsHint' : 'form.noItemsHint')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Section>
  );
};

type ItemProps = AmountSectionProps & { path: `items.${number}`; number: number; onRemove: () => void };

const Item = ({ form, path, number, onRemove, onUploading }: ItemProps) => {
  const t = useT('payment-links');
  const name = t('form.item', { number });
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend srOnly>{name}</chakra.legend>
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: '5rem minmax(0, 1fr)', sm: 'minmax(0, 3fr) 5rem minmax(0, 2fr)' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <TextField
            label={t('form.itemName')}
            autoComplete="off"
            maxLength={128}
            {...form.field(`${path}.name`)}
          />
        </chakra.div>
        <TextField
          label={t('form.quantity')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...form.field(`${path}.quantity`)}
        />
        <AmountField label={t('form.price')} {...form.field(`${path}.price`)} />
      </chakra.div>
      <chakra.div mt="2">
        <ItemImage item={name} field={form.field(`${path}.image_id`)} onUploading={onUploading} />
      </chakra.div>
      <Button
        size="xs"
        variant="link"
        mt="1"
        aria-label={t('form.removeItem', { item: name })}
        onClick={onRemove}
      >
        {t('form.remove')}
      </Button>
    </chakra.fieldset>
  );
};

const Total = ({ form }: { form: LinkFormState }) => {
  const t = useT('payment-links');
  const errorId = useId();
  const error = form.errorOf('amount') ?? form.errorOf('items');
  return (
    <div>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        borderTopWidth="1px"
        pt="3"
        textStyle="body"
        fontWeight="semibold"
        data-total
      >
        {t('form.total')} <Money value={shownAmount(form.values)} />
      </chakra.p>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  );
};
