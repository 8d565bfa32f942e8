import { chakra } from '@chakra-ui/react';
import { DISBURSEMENT_POLICY } from '@dasbor/domain/disbursements';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHasDraft } from '../../../shared/unsaved/use-draft.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ColumnsButton } from '../../../shared/list/table/columns-button.tsx';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ExportButton } from '../../../shared/list/export/export-button.tsx';
import { FilterChips } from '../../../shared/list/filters/filter-chips.tsx';
import { SearchBox } from '../../../shared/list/filters/search-box.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Disbursement, DisbursementItem } from '../api/types.ts';
import { useBatchEvents } from '../api/use-batch-events.ts';
import { batchItemList } from '../item-list.tsx';
import { bulkActionFor, fitsAction } from '../presentation/bulk-action.ts';
import { mayEverFix, mayFix } from '../presentation/next-step.ts';
import { fixDraftName } from '../presentation/typed-cells.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InvalidActions } from './invalid-actions.tsx';
import { ItemRows } from './item/item-rows.tsx';
import { FixDrawer } from './item/fix-drawer.tsx';
import { RowTick } from './item/row-tick.tsx';

/** The rows of a batch in file order, with editing of invalid rows. */
export const ItemsSection = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const who = useWho();
  const { list, fields, result, columns } = useRecordList(batchItemList, {
    name: `items of ${batch.id}`,
    path: { id: batch.id },
  });
  useBatchEvents(result.retry, batch.id);
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const scope = useScope();
  const linked = params.get('item');
  const hasDraft = useHasDraft(fixDraftName(scope, linked ?? ''));
  const [isHeld, setHeld] = useState(hasDraft && mayEverFix(who));
  const { change } = list;
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);

  const isFixable = mayFix(batch, who);
  const action = bulkActionFor(batch, who);
  const rows = result.data?.data ?? [];
  const choosable = action ? rows.filter((item) => fitsAction(action, item)).map((item) => item.id) : [];
  // Deselect rows that are no longer shown, so that nobody deletes rows they cannot see.
  const selected = chosen.filter((id) => choosable.includes(id));
  // Keep a row with edits open after the batch was handed over, even after a reload. Close a row without edits.
  const opened = isFixable || isHeld ? linked : null;

  const tick = (item: DisbursementItem) =>
    choosable.includes(item.id) ? (
      <RowTick
        item={item}
        checked={selected.includes(item.id)}
        onChange={(isOn) =>
          setChosen(isOn ? [...selected, item.id] : selected.filter((id) => id !== item.id))
        }
      />
    ) : null;

  return (
    <Section
      id="items"
      tabIndex={-1}
      scrollMarginTop="20"
      outline="0"
      padding="flush"
      title={t('items.title')}
      data-section="items"
      aria-busy={result.isUpdating || undefined}
      overflow="hidden"
    >
      <chakra.div display="grid" gap="3" px={{ base: '4', sm: '5' }} pb="3">
        <InvalidActions batch={batch} />
        <chakra.search display="grid" gap="2.5">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <SearchBox value={list.query.search} placeholder={t('items.search')} onSearch={search} />
            <chakra.div display="flex" gap="1" ms="auto">
              {isPhone ? null : <ColumnsButton list={list} columns={columns} />}
              <ExportButton
                list={list}
                rows={rows}
                fetchPage={result.fetchPage}
                columns={columns}
                fileName={batch.name}
                most={DISBURSEMENT_POLICY.mostItems}
              />
            </chakra.div>
          </chakra.div>
          <FilterChips list={list} fields={fields} />
        </chakra.search>
      </chakra.div>
      <BulkBar batch={batch} action={action} choosable={choosable} selected={selected} onSelect={setChosen} />
      <ItemRows
        list={list}
        result={result}
        columns={columns}
        isFixable={isFixable}
        tick={action ? tick : null}
      />
      {opened ? (
        <FixDrawer batch={batch} itemId={opened} rows={rows} address={list.address} onHeld={setHeld} />
      ) : null}
    </Section>
  );
};
