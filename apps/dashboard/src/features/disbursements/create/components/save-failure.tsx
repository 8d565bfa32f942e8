import { chakra } from '@chakra-ui/react';
import { PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { Failure, FieldFailure } from '../../../../shared/lib/failure.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, LinkButton } from '../../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { disbursementPaths } from '../../paths.ts';
import type { RowEdit } from '../model/row-edits.ts';

interface SaveFailureProps {
  failure: Failure;
  /** As they were sent: a refusal counts them. */
  edits: readonly RowEdit[];
  onGoTo: (row: number, field: PayoutField) => void;
}

/** Why a batch was not saved, and which of its cells was refused. */
export function SaveFailure({ failure, edits, onGoTo }: SaveFailureProps) {
  const t = useT('create');
  const field = useT('payout-issues');
  const words = useCodeWords();
  const cell = refusedCell(failure, edits);
  if (failure.code === 'DPAY_IDEMPOTENCY_MISMATCH') return <PerhapsSaved />;
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

/** An earlier try of this file did arrive, whose answer was lost, or another tab was first: it is looked for before it is paid twice. */
function PerhapsSaved() {
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
      title={t('save.perhaps.title')}
      actions={
        <LinkButton size="sm">
          <Link to={disbursementPaths.list}>{t('save.perhaps.list')}</Link>
        </LinkButton>
      }
    >
      {t('save.perhaps.text')}
    </Banner>
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
