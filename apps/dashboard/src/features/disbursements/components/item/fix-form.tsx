import { chakra } from '@chakra-ui/react';
import { bankFinder, type PayoutField } from '@dasbor/domain/disbursements';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../../shared/lib/failure.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import type { Bank, Disbursement, PayoutChange } from '../../api/types.ts';
import { useUpdateItem } from '../../api/use-update-item.ts';
import { changesOf, issuesNow, ROW_FIELDS } from '../../presentation/fix-values.ts';
import type { FixedRow } from '../../presentation/typed-cells.ts';
import { useTypedRow } from '../../presentation/use-typed-row.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { KeptNotice } from '../notices/kept-notice.tsx';
import { MakerNotice } from '../notices/maker-notice.tsx';
import { FixField } from './fix-field.tsx';

type FixFormProps = {
  batch: Disbursement;
  item: FixedRow;
  banks: readonly Bank[];
  /** Why the row can no longer be changed. The typed text stays so that it can be copied. */
  locked: string | undefined;
  /** Deleted by a colleague. */
  isGone: boolean;
  hasNext: boolean;
  onHeld: (isHeld: boolean) => void;
  onDone: () => void;
};

/** The cells of a row, validated on input by the same rules as the server. */
export const FixForm = ({ batch, item, banks, locked, isGone, hasNext, onHeld, onDone }: FixFormProps) => {
  const t = useT('disbursements');
  const names = useT('payout-issues');
  const toast = useToast();
  const update = useUpdateItem();
  const findBank = useMemo(() => bankFinder(banks), [banks]);
  const { stored, shown, values, fields, meant, verdict, isChanged, type, leave, ...row } = useTypedRow(
    item,
    findBank,
  );
  const [isBusy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<'asked' | 'over' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isLocked = locked !== undefined;
  // Do not announce the user's own save.
  const changed = isBusy ? [] : row.changed;
  const issues = issuesNow(item, values, findBank, fields);

  // When the status changes, close the open confirmation. Keep the row and the reason for a rejection visible.
  if (isLocked && deleting === 'asked') setDeleting('over');
  const isHeld = isChanged || deleting !== null;
  useEffect(() => {
    onHeld(isHeld);
    return () => onHeld(false);
  }, [isHeld, onHeld]);

  const form = useRef<HTMLFormElement>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    // The button that led here is gone, so focus the first cell with an error.
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return () => {
      isOpen.current = false;
    };
  }, []);

  const cellName = (field: PayoutField) => names(`field.${field}`);

  /** The row's text to show beside a conflicting or unsavable edit. None if the row was deleted. */
  const tells = (field: PayoutField) =>
    !isGone && shown[field] !== stored[field] && (isLocked || changed.includes(field));

  /** Goes to the next row unless this one has unsaved edits. */
  const send = async (body: PayoutChange) => {
    setBusy(true);
    setFailure(null);
    try {
      const isLeft = row.settle(await update(item.id, body), body.accept_bank_name ? {} : meant);
      const said = isLeft ? (body.accept_bank_name ? 'fix.nameTaken' : 'fix.savedBut') : 'fix.saved';
      toast.success(t(said, { row: item.row }));
      if (!isLeft && isOpen.current) onDone();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap="4"
      // During a save, text typed back to its original also counts as an edit.
      onBlur={isBusy ? undefined : leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict === 'yes' && !isBusy && !isLocked) void send(changesOf(item, values, fields));
      }}
    >
      {isLocked ? null : <MakerNotice batch={batch} />}
      {ROW_FIELDS.map((field) => (
        <FixField
          key={field}
          field={field}
          value={shown[field]}
          bank={values.bank_code}
          issues={isLocked ? [] : issues.filter((issue) => issue.field === field)}
          stored={tells(field) ? stored[field] : undefined}
          isLocked={isLocked}
          banks={banks}
          findBank={findBank}
          onChange={(text) => type(field, text)}
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
            changed.length > 0 ? t('fix.changed', { cells: changed.map(cellName).join(', ') }) : undefined
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
            <Button variant="dangerOutline" onClick={() => setDeleting('asked')}>
              {t('fix.delete')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              ms="auto"
              loading={isBusy}
              disabledReason={verdict === 'yes' ? undefined : t(`fix.${verdict}`)}
            >
              {t(hasNext ? 'fix.next' : 'fix.save')}
            </Button>
          </>
        )}
      </chakra.div>
      <DeleteDialog
        batch={batch}
        open={deleting === 'asked'}
        asked
        onClose={() => setDeleting(null)}
        items={[item.id]}
        onDone={onDone}
      />
    </chakra.form>
  );
};
