import { chakra } from '@chakra-ui/react';
import { PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../../shared/lib/failure.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, LinkButton } from '../../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { FileChanged } from '../../api/use-create-from-file.ts';
import { disbursementPaths } from '../../paths.ts';
import type { RowEdit } from '../model/row-edits.ts';
import { SavedElsewhere } from '../use-kept-work.ts';
import { FileRefused } from './file-refused.tsx';

/** What is to be known before this file is saved (again). */
export type Notice =
  /** It is this batch, of an earlier save or of another tab's. */
  | { readonly kind: 'already'; readonly batch: string }
  /** An earlier try did arrive, or may have, and its answer was lost: it is looked for before it is paid twice. */
  | { readonly kind: 'perhaps' }
  /** It was changed since it was picked, and is to be picked once more. */
  | { readonly kind: 'changed'; readonly fileName: string }
  /** Refused, or not answered; with the edits as they were sent, as a refusal counts them. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly edits: readonly RowEdit[] };

/** Whether it is about a batch that there is already, or may be. */
export const isOfABatch = ({ kind }: Notice): boolean => kind === 'already' || kind === 'perhaps';

interface Tried {
  readonly fileName: string;
  readonly edits: readonly RowEdit[];
  /** What the file is by now, where another tab was first. */
  readonly batch: string | undefined;
}

export function noticeOf(error: unknown, { fileName, edits, batch }: Tried): Notice {
  if (error instanceof FileChanged) return { kind: 'changed', fileName };
  if (error instanceof SavedElsewhere && batch !== undefined) return { kind: 'already', batch };
  const failure = describeFailure(error);
  // So the server says of a key that it knows with another body.
  return failure.code === 'DPAY_IDEMPOTENCY_MISMATCH'
    ? { kind: 'perhaps' }
    : { kind: 'failed', failure, edits };
}

interface SaveNoticeProps {
  notice: Notice;
  onGoTo: (row: number, field: PayoutField) => void;
}

export function SaveNotice({ notice, onGoTo }: SaveNoticeProps) {
  switch (notice.kind) {
    case 'already':
      return <LookFirst kind="already" to={disbursementPaths.detail(notice.batch)} />;
    case 'perhaps':
      return <LookFirst kind="perhaps" to={disbursementPaths.list} />;
    case 'changed':
      return <FileRefused fileName={notice.fileName} problem={{ code: 'unreadable' }} />;
    case 'failed':
      return <SaveFailure {...notice} onGoTo={onGoTo} />;
  }
}

type SaveFailureProps = Extract<Notice, { kind: 'failed' }> & Pick<SaveNoticeProps, 'onGoTo'>;

/** Why a batch was not saved, and which of its cells was refused. */
function SaveFailure({ failure, edits, onGoTo }: SaveFailureProps) {
  const t = useT('create');
  const field = useT('payout-issues');
  const words = useCodeWords();
  const cell = refusedCell(failure, edits);
  return (
    <FailureBanner
      failure={failure}
      title={t('save.failed')}
      actions={
        cell ? (
          <>
            <chakra.span textStyle="small">
              {field(`field.${cell.field}`)}, {t('cards.row', { row: cell.row })}:{' '}
              {words(cell.code, cell.params)}
            </chakra.span>
            <Button size="xs" onClick={() => onGoTo(cell.row, cell.field)}>
              {t('panel.first', { row: cell.row })}
            </Button>
          </>
        ) : failure.kind === 'network' ? (
          <chakra.span textStyle="small">{t('save.retry')}</chakra.span>
        ) : null
      }
    />
  );
}

function LookFirst({ kind, to }: { kind: 'already' | 'perhaps'; to: string }) {
  const t = useT('create');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner
      ref={ref}
      tone="warning"
      live="alert"
      title={t(`save.${kind}.title`)}
      actions={
        <LinkButton size="sm">
          <Link to={to}>{t(`save.${kind}.look`)}</Link>
        </LinkButton>
      }
    >
      {t(`save.${kind}.text`)}
    </Banner>
  );
}

interface LookFirstDialogProps {
  open: boolean;
  /** What the file is already; undefined where nobody knows whether it is. */
  batch: string | undefined;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Before what is a batch, or may be one, becomes another. */
export function LookFirstDialog({ batch, ...dialog }: LookFirstDialogProps) {
  const t = useT('create');
  const kind = batch === undefined ? 'perhaps' : 'already';
  const to = batch === undefined ? disbursementPaths.list : disbursementPaths.detail(batch);
  return (
    <ConfirmDialog
      {...dialog}
      alert
      title={t(`save.${kind}.title`)}
      text={t(`save.${kind}.text`)}
      yes={t('save.again')}
    >
      <LinkButton size="sm" mt="4" mb="2">
        <Link to={to}>{t(`save.${kind}.look`)}</Link>
      </LinkButton>
    </ConfirmDialog>
  );
}

interface RefusedCell extends FieldFailure {
  row: number;
  field: PayoutField;
}

/** The first that is named, as `edits.1.cells.notes`: mended, the next try names the next. */
function refusedCell({ fields = [] }: Failure, edits: readonly RowEdit[]): RefusedCell | undefined {
  for (const { field: name, code, params } of fields) {
    const [, at, column] = /^edits\.(\d+)\.cells\.(\w+)$/.exec(name) ?? [];
    const row = edits[Number(at)]?.row;
    const field = PAYOUT_COLUMNS.find((one) => one.field === column)?.field;
    if (row !== undefined && field) return { row, field, code, params };
  }
  return undefined;
}
