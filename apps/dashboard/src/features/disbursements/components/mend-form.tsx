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
import {
  changesOf,
  issuesNow,
  mayBeSaved,
  ROW_FIELDS,
  type RowValues,
  valuesOf,
} from '../presentation/mend-values.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MakerNotice } from './maker-notice.tsx';
import { MendField } from './mend-field.tsx';

interface MendFormProps {
  batch: Disbursement;
  item: DisbursementItem;
  banks: readonly Bank[];
  hasNext: boolean;
  onDone: () => void;
}

/** The cells of a row, checked as they are typed by the rule that the server keeps. */
export function MendForm({ batch, item, banks, hasNext, onDone }: MendFormProps) {
  const t = useT('disbursements');
  const toast = useToast();
  const update = useUpdateItem();
  const draft = useDraft<Record<string, string>>(`${useScope().join(' ')} ${item.id}`);
  const [values, setValues] = useState<RowValues>(() => ({ ...valuesOf(item), ...draft.restored }));
  const [typed, setTyped] = useState<ReadonlySet<PayoutField>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const findBank = useMemo(() => bankFinder(banks), [banks]);
  const changes = changesOf(item, values, typed);
  const issues = issuesNow(item, values, findBank, typed);
  const verdict = mayBeSaved(item, values, findBank, typed);
  const { keep, clear } = draft;
  const isChanged = verdict !== 'unchanged';

  useEffect(() => {
    if (isChanged) keep({ ...values });
    else clear();
  }, [values, isChanged, keep, clear]);

  // What was pressed to come here from the row before is gone: the first cell that is wrong has the focus.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), []);

  async function save(body: PayoutChange) {
    setBusy(true);
    setFailure(null);
    try {
      await update(item.id, body);
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
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict === 'yes' && !isBusy) void save(changes);
      }}
    >
      <MakerNotice batch={batch} />
      {ROW_FIELDS.map((field) => (
        <MendField
          key={field}
          field={field}
          value={values[field]}
          bank={values.bank_code}
          issues={issues.filter((issue) => issue.field === field)}
          banks={banks}
          findBank={findBank}
          onChange={(text) => {
            setValues((before) => ({ ...before, [field]: text }));
            setTyped((before) => new Set(before).add(field));
          }}
          onAcceptName={() => void save({ accept_bank_name: true })}
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
        {failure ? (
          <chakra.div flex="1 0 100%">
            <FailureBanner failure={failure} />
          </chakra.div>
        ) : null}
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
      </chakra.div>
      <DeleteDialog
        batch={batch}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        items={[item.id]}
        onDone={onDone}
      />
    </chakra.form>
  );
}
