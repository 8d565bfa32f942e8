import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import FilterEditor from './filter-editor.tsx';
import type { FilterField } from './filter-fields.ts';
import type { ListState } from '../query/use-list-query.ts';

type FilterPanelProps = {
  open: boolean;
  onClose: () => void;
  list: ListState;
  fields: readonly FilterField[];
};

/** All filters of a list, for phones. A choice applies immediately; the button only closes the panel. */
export default function FilterPanel({ open, onClose, list, fields }: FilterPanelProps) {
  const t = useT('list');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="end"
      title={t('filter.title')}
      footer={
        <>
          <Button variant="quiet" onClick={list.clear}>
            {t('filter.clearAll')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('filter.show')}
          </Button>
        </>
      }
    >
      {fields
        .filter((field) => field.kind !== 'fixed')
        .map((field) => (
          <chakra.section key={field.name} mb="2" mx="-4">
            <chakra.h3 textStyle="label" px="4" pt="2">
              {field.label}
            </chakra.h3>
            <FilterEditor field={field} list={list} />
          </chakra.section>
        ))}
    </Drawer>
  );
}
