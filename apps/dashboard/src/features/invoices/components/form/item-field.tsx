import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { AmountField } from '../../../../shared/forms/amount-field.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button, IconButton } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { ChevronDownIcon } from '../../../../shared/ui/icons.tsx';
import { Money } from '../../../../shared/ui/money.tsx';
import { type InvoiceFormState, lineAmount } from '../../forms/invoice-values.ts';

type ItemFieldProps = {
  form: InvoiceFormState;
  path: `items.${number}`;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** An invoice has at least one item. */
  onRemove: (() => void) | undefined;
};

export const ItemField = ({ form, path, index, isFirst, isLast, onMove, onRemove }: ItemFieldProps) => {
  const t = useT('invoices');
  const item = t('form.item', { number: index + 1 });
  const values = form.values.items[index];
  return (
    <chakra.fieldset
      data-item={index}
      m="0"
      minW="0"
      p="3"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="control"
    >
      <chakra.legend srOnly>{item}</chakra.legend>
      <chakra.div css={FIELDS}>
        <chakra.div data-wide="">
          <TextField
            label={t('form.itemName')}
            autoComplete="off"
            maxLength={INVOICE.longestName}
            {...form.field(`${path}.name`)}
          />
        </chakra.div>
        <TextField
          label={t('items.quantity')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...form.field(`${path}.quantity`)}
        />
        <AmountField label={t('items.price')} {...form.field(`${path}.price`)} />
        <TextField
          label={t('form.sku')}
          optional
          autoComplete="off"
          maxLength={INVOICE.longestSku}
          {...form.field(`${path}.sku`)}
        />
        <chakra.div data-wide="">
          <TextField
            label={t('form.description')}
            optional
            autoComplete="off"
            maxLength={INVOICE.longestDescription}
            {...form.field(`${path}.description`)}
          />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2">
        <IconButton
          size="xs"
          data-move="up"
          label={t('form.moveUp', { item })}
          disabledReason={isFirst ? t('form.isFirst') : undefined}
          onClick={() => onMove(-1)}
          transform="rotate(180deg)"
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          size="xs"
          data-move="down"
          label={t('form.moveDown', { item })}
          disabledReason={isLast ? t('form.isLast') : undefined}
          onClick={() => onMove(1)}
        >
          <ChevronDownIcon />
        </IconButton>
        {onRemove ? (
          <Button size="xs" variant="link" aria-label={t('form.removeItem', { item })} onClick={onRemove}>
            {t('form.remove')}
          </Button>
        ) : null}
        <chakra.span ms="auto" textStyle="body" data-line={index}>
          <chakra.span color="fg.muted">{t('items.amount')}</chakra.span>{' '}
          <Money value={values && lineAmount(values)} fontWeight="semibold" />
        </chakra.span>
      </chakra.div>
    </chakra.fieldset>
  );
};

/** Name, quantity and price in one line where there is room. */
const FIELDS = {
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '5rem minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 2fr) 5rem minmax(0, 2fr)',
  },
  '& > *': { minW: '0' },
  '& > [data-wide]': { gridColumn: { base: '1 / -1', sm: 'span 2' } },
  '& > :nth-of-type(4)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  '& > [data-wide]:last-of-type': { gridColumn: { base: '1 / -1', sm: '2 / -1' } },
} as const;
