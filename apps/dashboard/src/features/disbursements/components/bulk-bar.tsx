import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Disbursement } from '../api/types.ts';
import type { BulkAction } from '../presentation/bulk-action.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { RetriggerDialog } from './dialogs/retrigger-dialog.tsx';
import { SimulateDialog } from './dialogs/simulate-dialog.tsx';

type BulkBarProps = {
  batch: Disbursement;
  /** Null if no action is possible now. */
  action: BulkAction | null;
  /** The visible rows that can be selected. */
  choosable: readonly string[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

const DIALOGS = { delete: DeleteDialog, simulate: SimulateDialog, retrigger: RetriggerDialog };

/** Actions for the selected rows, shown only during a selection. The reason for a rejected action stays visible. */
export const BulkBar = ({ batch, action, choosable, selected, onSelect }: BulkBarProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isAllowed = asked === action;
  const Dialog = asked && DIALOGS[asked];

  // When the status changes, close an open confirmation so that it neither changes its meaning nor reappears.
  if (isOpen && !isAllowed) setOpen(false);

  return (
    <>
      {action === null || selected.length === 0 ? null : (
        <chakra.div
          role="group"
          aria-label={t('bulk.label')}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="2"
          px={{ base: '4', sm: '5' }}
          py="2"
          bg="brand.subtle"
          borderTopWidth="1px"
        >
          <chakra.strong fontWeight="semibold" role="status">
            {t('bulk.selected', { rows: counted('rows', selected.length) })}
          </chakra.strong>
          {selected.length < choosable.length ? (
            <Button size="xs" variant="quiet" onClick={() => onSelect(choosable)}>
              {t('bulk.page')}
            </Button>
          ) : null}
          <Button size="xs" variant="quiet" onClick={() => onSelect([])}>
            {t('bulk.clear')}
          </Button>
          <Button
            size="xs"
            ms="auto"
            onClick={() => {
              setAsked(action);
              setOpen(true);
            }}
          >
            {t(`bulk.${action}`)}
          </Button>
        </chakra.div>
      )}
      {Dialog ? (
        <Dialog
          key={asked}
          batch={batch}
          open={isOpen}
          asked
          onClose={() => setOpen(false)}
          items={selected}
          onDone={() => onSelect([])}
        />
      ) : null}
    </>
  );
};
