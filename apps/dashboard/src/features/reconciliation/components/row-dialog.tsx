import { chakra } from '@chakra-ui/react';
import { noteKey, RECONCILIATION_POLICY, type ReconciliationRow } from '@dasbor/domain/reconciliation';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { useWork } from '../state/use-work.ts';
import { RecordTexts } from './result-parts.tsx';

type RowDialogProps = {
  /** Null while it is closed. */
  row: ReconciliationRow | null;
  notes: ReturnType<typeof useWork>['work']['notes'];
  onNote: (key: string, text: string) => void;
  onClose: () => void;
};

/** Everything about a row, in full, and a note. */
export const RowDialog = ({ row, notes, onNote, onClose }: RowDialogProps) => {
  const t = useT('reconciliation');
  const words = useWords();
  const key = row ? noteKey(row) : '';
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={t('dialog.title')}
      description={row && words.why(row)}
      size="md"
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      {row ? (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" overflowWrap="anywhere">
          {row.lines.length > 0 ? (
            <section>
              <chakra.h3 textStyle="label">{t('dialog.bank')}</chakra.h3>
              {row.lines.map(({ row: number, date, direction, amount, sen, description }) => (
                <chakra.p key={number} textStyle="body" mt="1">
                  {words.sum({ amount, sen })} {t(`row.${direction}`)} · {words.day(date)} ·{' '}
                  {t('row.number', { row: number })}
                  <br />
                  {description}
                </chakra.p>
              ))}
            </section>
          ) : null}
          {row.records.length > 0 ? (
            <section>
              <chakra.h3 textStyle="label">{t('dialog.ours')}</chakra.h3>
              {row.records.map((record) => (
                <chakra.p key={record.key} textStyle="body" mt="1">
                  {words.sum({ amount: record.amount, sen: 0 })} ·{' '}
                  <RecordTexts records={[record]} words={words} />
                </chakra.p>
              ))}
            </section>
          ) : null}
          <Field
            label={t('dialog.note')}
            hint={t('dialog.noteHint', { maximum: RECONCILIATION_POLICY.longestNote })}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                py="2"
                h="auto"
                maxLength={RECONCILIATION_POLICY.longestNote}
                value={notes[key] ?? ''}
                onChange={(event) => onNote(key, event.target.value)}
              />
            )}
          </Field>
        </chakra.div>
      ) : null}
    </Dialog>
  );
};
