import { chakra } from '@chakra-ui/react';
import { bankFinder, type PayoutField } from '@dasbor/domain/disbursements';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Bank, Disbursement, DisbursementItem, PayoutChange } from '../api/types.ts';
import { useUpdateItem } from '../api/use-update-item.ts';
import { changesOf, issuesNow, mayBeSaved, ROW_FIELDS, valuesOf } from '../presentation/mend-values.ts';
import {
  meantCells,
  type MendDraft,
  mendDraftName,
  textsOf,
  withTyped,
} from '../presentation/typed-cells.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { MakerNotice } from './maker-notice.tsx';
import { MendField } from './mend-field.tsx';

interface MendFormProps {
  batch: Disbursement;
  item: DisbursementItem;
  banks: readonly Bank[];
  /** Why it can no longer be changed: what was typed stays, to be read and copied. */
  locked: string | undefined;
  /** Deleted by a colleague. */
  isGone: boolean;
  hasNext: boolean;
  onTyped: (isTyped: boolean) => void;
  onDone: () => void;
}

/** The cells of a row, checked as they are typed by the rule that the server keeps. */
export function MendForm({ batch, item, banks, locked, isGone, hasNext, onTyped, onDone }: MendFormProps) {
  const t = useT('disbursements');
  const names = useT('payout-issues');
  const toast = useToast();
  const update = useUpdateItem();
  const { restored, keep, clear } = useDraft<{ row: string }>(mendDraftName(useScope(), item.id));
  const [begun] = useState((): MendDraft =>
    restored?.row ? JSON.parse(restored.row) : { seen: valuesOf(item), typed: {} },
  );
  // Only what was typed is held here: the other cells go on saying what their row says, whoever mends it.
  const [typed, setTyped] = useState(begun.typed);
  const [seen, setSeen] = useState(begun.seen);
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const findBank = useMemo(() => bankFinder(banks), [banks]);
  const isLocked = locked !== undefined;
  const stored = valuesOf(item);
  const shown = { ...stored, ...textsOf(typed) };
  const meant = useMemo(() => meantCells(typed), [typed]);
  const values = { ...stored, ...textsOf(meant) };
  const fields: ReadonlySet<PayoutField> = new Set(ROW_FIELDS.filter((field) => field in meant));
  // What one saves oneself is no news.
  const changed = isBusy
    ? []
    : ROW_FIELDS.filter((field) => stored[field] !== (typed[field]?.over.text ?? seen[field]));
  const changes = changesOf(item, values, fields);
  const issues = issuesNow(item, values, findBank, fields);
  const verdict = mayBeSaved(item, values, findBank, fields);
  const isChanged = verdict !== 'unchanged';

  useEffect(() => {
    if (isChanged) keep({ row: JSON.stringify({ seen, typed: meant } satisfies MendDraft) });
    else clear();
  }, [seen, meant, isChanged, keep, clear]);

  useEffect(() => {
    onTyped(isChanged);
    return () => onTyped(false);
  }, [isChanged, onTyped]);

  // What was pressed to come here from the row before is gone: the first cell that is wrong has the focus.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), []);

  const cellName = (field: PayoutField) => names(`field.${field}`);

  /** Of a cell that was typed here and meanwhile elsewhere, or can no longer be saved, both texts are told; a row that is gone has none. */
  const tells = (field: PayoutField) =>
    !isGone && shown[field] !== stored[field] && (isLocked || changed.includes(field));

  /** Goes on to the next row unless something typed in this one is still to be saved. */
  async function send(body: PayoutChange) {
    const isLeft = body.accept_bank_name && isChanged;
    setBusy(true);
    setFailure(null);
    try {
      setSeen(valuesOf(await update(item.id, body)));
      if (isLeft) return toast.success(t('mend.nameTaken'));
      clear();
      toast.success(t('mend.saved', { row: item.row }));
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap="4"
      // A cell that was typed back says again what its row says by now.
      onBlur={() => setTyped(meantCells)}
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict === 'yes' && !isBusy && !isLocked) void send(changes);
      }}
    >
      {isLocked ? null : <MakerNotice batch={batch} />}
      {ROW_FIELDS.map((field) => (
        <MendField
          key={field}
          field={field}
          value={shown[field]}
          bank={values.bank_code}
          issues={isLocked ? [] : issues.filter((issue) => issue.field === field)}
          stored={tells(field) ? stored[field] : undefined}
          isLocked={isLocked}
          banks={banks}
          findBank={findBank}
          onChange={(text) => setTyped((before) => withTyped(before, item, { field, text }))}
          onAcceptName={() => void send({ accept_bank_name: true })}
        />
      ))}
      <chakra.div
        position="sticky"
        bottom="0"
        display="flex"
        flexWrap="wrap"
        gap="2"
        py="3"
        bg="bg.panel"
        borderTopWidth="1px"
      >
        <KeptNotice
          locked={locked}
          changed={
            changed.length > 0 ? t('mend.changed', { cells: changed.map(cellName).join(', ') }) : undefined
          }
          isTyped={isChanged}
        />
        {failure && !isLocked ? (
          <chakra.div flex="1 0 100%">
            <FailureBanner failure={failure} />
          </chakra.div>
        ) : null}
        {isLocked ? null : (
          <>
            <Button onClick={() => setDeleting(true)}>{t('mend.delete')}</Button>
            <Button
              type="submit"
              variant="primary"
              ms="auto"
              loading={isBusy}
              disabledReason={verdict === 'yes' ? undefined : t(`mend.${verdict}`)}
            >
              {t(hasNext ? 'mend.next' : 'mend.save')}
            </Button>
          </>
        )}
      </chakra.div>
      <DeleteDialog
        batch={batch}
        open={isDeleting && !isLocked}
        onClose={() => setDeleting(false)}
        items={[item.id]}
        onDone={onDone}
      />
    </chakra.form>
  );
}
