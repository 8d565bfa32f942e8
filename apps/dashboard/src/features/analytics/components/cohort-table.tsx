import { formatPercent } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { Retention } from '../api/types.ts';
import { percentOf } from '../presentation/attempt-rows.ts';
import { Tint, tintOf } from './tint.tsx';
import { TintedTable } from './tinted-table.tsx';

type CohortTableProps = {
  cohorts: Retention['cohorts'];
  unit: Retention['unit'];
  periodWord: (period: string) => string;
};

/** A row per first period; each cell is the share of its customers who paid again so many periods later. */
export const CohortTable = ({ cohorts, unit, periodWord }: CohortTableProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  const format = useFormat();
  const shown = cohorts.filter(({ periods }) => (periods[0]?.customers ?? 0) > 0);
  const later = Math.max(0, ...shown.map(({ periods }) => periods.length - 1));
  return (
    <TintedTable label={t('retention.cohorts.title')} caption={t('retention.cohorts.note')}>
      <thead>
        <tr>
          <th scope="col">{t('retention.cohorts.cohort')}</th>
          <th scope="col" data-part="size">
            {t('retention.cohorts.customers')}
          </th>
          {Array.from({ length: later }, (_, index) => (
            <th key={index} scope="col">
              {t(`retention.cohorts.after.${unit}`, { number: index + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ cohort, periods: [first, ...rest] }) => (
          <tr key={cohort}>
            <th scope="row">{periodWord(cohort)}</th>
            <td data-part="size">{format.count(first?.customers ?? 0)}</td>
            {rest.map(({ period, customers }) => {
              const share = percentOf(customers, first?.customers ?? 0) ?? 0;
              return (
                <td key={period}>
                  <Tint strength={tintOf(share, 100)}>{formatPercent(share, language)}</Tint>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TintedTable>
  );
};
