import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Invoice } from '../api/types.ts';

type Item = NonNullable<Invoice['items']>[number];

type ItemsSectionProps = { invoice: Pick<Invoice, 'items' | 'notes' | 'ppn_mode'> };

/** What is billed or offered, and the notes. On a phone, quantity and price stand below the name. */
export const ItemsSection = ({ invoice: { items = [], notes, ppn_mode: mode } }: ItemsSectionProps) => {
  const t = useT('invoices');
  return (
    <Section title={t('items.title')} padding="flush" data-section="items">
      <chakra.table css={TABLE} aria-label={t('items.title')}>
        <thead>
          <tr>
            <th scope="col">{t('items.name')}</th>
            <th scope="col" data-wide="">
              {t('items.quantity')}
            </th>
            <th scope="col" data-wide="">
              {t('items.price')}
            </th>
            <th scope="col">{t('items.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <ItemRow key={index} item={item} />
          ))}
        </tbody>
      </chakra.table>
      <chakra.div px={{ base: '4', sm: '5' }} py="3" textStyle="small" color="fg.muted">
        {t(`items.ppn.${mode}`)}
        {notes ? (
          <chakra.p textStyle="body" color="fg" mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
            {notes}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Section>
  );
};

const ItemRow = ({ item }: { item: Item }) => {
  const t = useT('invoices');
  const { count, rupiah } = useFormat();
  const { sku, name, description, quantity, price, amount } = item;
  return (
    <tr>
      <td>
        <chakra.span fontWeight="medium">{name}</chakra.span>
        {sku ? <small>{t('items.sku', { sku })}</small> : null}
        {description ? <small>{description}</small> : null}
        <small data-narrow="">{t('items.times', { quantity: count(quantity), price: rupiah(price) })}</small>
      </td>
      <td data-wide="">{count(quantity)}</td>
      <td data-wide="">
        <Money value={price} />
      </td>
      <td>
        <Money value={amount} />
      </td>
    </tr>
  );
};

const TABLE = {
  w: 'full',
  borderCollapse: 'collapse',
  textStyle: 'body',
  '& :is(th, td)': {
    px: '2',
    py: '2',
    textAlign: 'end',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { textStyle: 'label', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': {
    ps: { base: '4', sm: '5' },
    textAlign: 'start',
    w: 'full',
  },
  // A word wider than the column breaks, instead of making the table wider.
  '& td:first-of-type *': { overflowWrap: 'anywhere' },
  '& :is(th, td):last-of-type': { pe: { base: '4', sm: '5' } },
  '& small': { display: 'block', textStyle: 'small', color: 'fg.muted', whiteSpace: 'pre-line' },
  '& [data-wide]': { display: { base: 'none', sm: 'table-cell' } },
  '& [data-narrow]': { display: { base: 'block', sm: 'none' } },
} as const;
