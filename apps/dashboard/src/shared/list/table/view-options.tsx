import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { type ListColumn, toggleColumn, visibleColumns } from './columns.ts';
import type { Density } from '../query/list-query.ts';
import { Tick } from './tick.tsx';
import type { ListState } from '../query/use-list-query.ts';

type ViewOptionsProps<Row> = {
  list: ListState;
  columns: readonly ListColumn<Row>[];
};

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Chooses the columns and the row density. */
export default function ViewOptions<Row>({ list, columns }: ViewOptionsProps<Row>) {
  const t = useT('list');
  const { query } = list;
  const visible = visibleColumns(columns, query.columns).map((column) => column.key);
  const toggle = (key: string) =>
    list.change((from) => ({ columns: toggleColumn(columns, from.columns, key) }), { replace: true });

  return (
    <chakra.div display="grid">
      <chakra.fieldset p="1.5" m="0" border="0" minW="0">
        <chakra.legend textStyle="overline" color="fg.subtle" px="2.5" pt="2" pb="1">
          {t('view.columns')}
        </chakra.legend>
        {columns.map((column) => (
          <Tick
            key={column.key}
            label={column.label}
            checked={visible.includes(column.key)}
            disabled={column.link ?? false}
            onChange={() => toggle(column.key)}
          />
        ))}
        {query.columns ? (
          <Button
            variant="quiet"
            size="xs"
            mt="1"
            onClick={() => list.change({ columns: null }, { replace: true })}
          >
            {t('view.reset')}
          </Button>
        ) : null}
      </chakra.fieldset>
      <chakra.fieldset p="1.5" m="0" border="0" borderTopWidth="1px" minW="0">
        <chakra.legend
          textStyle="overline"
          color="fg.subtle"
          px="2.5"
          pt="2"
          pb="1"
          float="left"
          width="full"
        >
          {t('view.density')}
        </chakra.legend>
        {DENSITIES.map((density) => (
          <Tick
            key={density}
            radio="density"
            label={t(`view.${density}`)}
            checked={query.density === density}
            onChange={() => list.change({ density }, { replace: true })}
          />
        ))}
      </chakra.fieldset>
    </chakra.div>
  );
}
