import { formatDate, isCalendarDate } from '@dasbor/domain/kernel';
import { BATCH_STATUSES, ITEM_STATUSES } from '@dasbor/domain/disbursements';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { EVIDENCE_GROUPS } from '../presentation/evidence-groups.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useBatchStatus } from '../presentation/use-status.ts';
import { useItemStatus } from '../presentation/use-status.ts';

export function useBatchFields(): readonly FilterField[] {
  const t = useT('disbursements');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(BATCH_STATUSES, useBatchStatus()),
    },
  ];
}

/** Of the items of one batch: also what is new about them. */
export function useBatchItemFields(): readonly FilterField[] {
  const t = useT('disbursements');
  return [
    ...useItemFields(),
    {
      kind: 'choices',
      name: 'evidence',
      label: t('filter.evidence'),
      single: true,
      options: EVIDENCE_GROUPS.map((value) => ({ value, label: t(`evidence.group.${value}`) })),
    },
  ];
}

/** Of the items of one batch, and of all. */
export function useItemFields(): readonly FilterField[] {
  const t = useT('disbursements');
  const language = useLanguage();
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      options: statusOptions(ITEM_STATUSES, useItemStatus()),
    },
    {
      kind: 'choices',
      name: 'issue',
      label: t('filter.issue'),
      single: true,
      options: [{ value: 'yes', label: t('filter.issueYes') }],
    },
    {
      kind: 'choices',
      name: 'again',
      label: t('filter.again'),
      single: true,
      options: [{ value: 'yes', label: t('filter.againYes') }],
    },
    {
      kind: 'fixed',
      name: 'completed_from',
      label: t('filter.completedFrom'),
      accepts: isCalendarDate,
      show: (date) => formatDate(date, language),
    },
  ];
}
