import { chakra } from '@chakra-ui/react';
import { INVOICE } from '@dasbor/domain/invoices';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { EMPTY_ITEM, type InvoiceFormState } from '../../forms/invoice-values.ts';
import { ItemField } from './item-field.tsx';
import { Sum } from './sum.tsx';

/** One to eight items, in the order of the document. */
export const ItemFields = ({ form }: { form: InvoiceFormState }) => {
  const t = useT('invoices');
  const lines = form.list('items');
  const most = lines.items.length >= INVOICE.mostItems;
  const { element, moved, onMoved } = useMoves();

  const move = (from: number, by: -1 | 1) => {
    lines.move(from, from + by);
    onMoved(from + by, by);
  };

  return (
    <Section title={t('items.title')} description={t('form.itemsHint')}>
      <chakra.div display="grid" gap="4" ref={element}>
        {lines.items.map(({ key, path }, index) => (
          <ItemField
            key={key}
            form={form}
            path={path}
            index={index}
            isFirst={index === 0}
            isLast={index === lines.items.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={lines.items.length > 1 ? () => lines.remove(index) : undefined}
          />
        ))}
        <chakra.output srOnly>{moved === null ? '' : t('form.moved', { number: moved + 1 })}</chakra.output>
        <chakra.div>
          <Button
            size="sm"
            disabledReason={most ? t('form.mostItems', { most: INVOICE.mostItems }) : undefined}
            onClick={() => lines.add(EMPTY_ITEM)}
          >
            {t('form.addItem')}
          </Button>
        </chakra.div>
        <Sum form={form} />
      </chakra.div>
    </Section>
  );
};

/** Keeps the focus with a moved item, so that it can be moved on by keyboard. */
const useMoves = () => {
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(null);
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const buttons = element.current?.querySelectorAll<HTMLElement>(wanted.current);
    wanted.current = null;
    [...(buttons ?? [])].find((button) => button.getAttribute('aria-disabled') !== 'true')?.focus();
  });
  return {
    element,
    moved,
    onMoved: (index: number, by: -1 | 1) => {
      const [first, second] = by === -1 ? ['up', 'down'] : ['down', 'up'];
      wanted.current = [first, second].map((way) => `[data-item="${index}"] [data-move=${way}]`).join(', ');
      setMoved(index);
    },
  };
};
