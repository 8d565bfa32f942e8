import { useNavigate } from 'react-router-dom';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { useAway } from '../../../../shared/lib/go-to-result.tsx';
import { useWho } from '../../../../shared/state/session.ts';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Drawer } from '../../../../shared/ui/overlays/drawer.tsx';
import type { Disbursement, DisbursementItem } from '../../api/types.ts';
import { useBanks } from '../../api/use-banks.ts';
import { useItem } from '../../api/use-item.ts';
import { editRefusal } from '../../presentation/next-step.ts';
import { useFixDraft } from '../../presentation/use-fix-draft.ts';
import { FixForm } from './fix-form.tsx';

type FixDrawerProps = {
  batch: Disbursement;
  itemId: string;
  /** The visible rows, used to go to the next row with a problem. */
  rows: readonly DisbursementItem[];
  /** Of the list behind it. */
  address: string;
  /** Told whether it holds something that is not saved, or still to be read. */
  onHeld: (isHeld: boolean) => void;
};

/**
 * One row beside the list, each cell with its problems. All rows share one drawer: a second drawer would close when the first one returns
 * the focus.
 */
export const FixDrawer = ({ batch, itemId, rows, address, onHeld }: FixDrawerProps) => {
  const t = useT('disbursements');
  const words = useCodeWords();
  const who = useWho();
  const navigate = useNavigate();
  const { isShown } = useAway();
  const item = useItem(itemId);
  const banks = useBanks();
  const isGone = describeFailure(item.error).code === 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND';
  // If the row was deleted before a reload, only its draft is left to read and copy.
  const { restored } = useFixDraft(itemId);
  const left = isGone && restored ? { ...restored, id: itemId, cells: restored.seen, issues: [] } : undefined;
  const row = item.data ?? left;
  const failed = row ? banks : item;
  const refusal = editRefusal(batch, who);
  const at = rows.findIndex(({ id }) => id === itemId);
  const next = rows.slice(at + 1).find(({ status }) => status === 'invalid');
  const addressOf = (id: string) => `${address}${address.includes('?') ? '&' : '?'}item=${id}`;
  const close = () => void navigate(address, { replace: true });

  return (
    <Drawer
      open
      placement="end"
      onClose={close}
      title={row ? t('fix.title', { row: row.row }) : t('itemPage.titleLoading')}
    >
      {failed.error && !failed.data ? (
        <PageState kind="failed" error={failed.error} onRetry={() => void failed.mutate()} />
      ) : row && banks.data ? (
        <FixForm
          key={itemId}
          batch={batch}
          item={row}
          banks={banks.data}
          locked={isGone ? t('fix.gone') : words(refusal?.code, refusal?.params)}
          isGone={isGone}
          hasNext={next !== undefined}
          onHeld={onHeld}
          onDone={() => {
            if (isShown()) void navigate(next ? addressOf(next.id) : address, { replace: true });
          }}
        />
      ) : (
        <PageState kind="loading" />
      )}
    </Drawer>
  );
};
