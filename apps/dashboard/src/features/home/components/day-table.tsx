import { chakra } from '@chakra-ui/react';
import { formatDate, toldSum } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import type { DayTotals } from '../api/types.ts';

type DayTableProps = {
  days: readonly DayTotals[];
  title: string;
  linkOf: ((date: string) => string) | undefined;
};

/** All figures of the chart, with the sums from the overview. */
export const DayTable = ({ days, title, linkOf }: DayTableProps) => {
  const t = useT('home');
  const format = useFormat();
  const language = useLanguage();
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <chakra.div
      maxH={days.length > 7 ? '15rem' : 'none'}
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <chakra.table css={TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('chart.date')}</th>
            <th scope="col" data-align="end">
              {t('chart.count')}
            </th>
            <th scope="col" data-align="end">
              {t('chart.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                {linkOf && day.count > 0 ? (
                  <AppLink to={linkOf(day.date)}>{formatDate(day.date, language)}</AppLink>
                ) : (
                  formatDate(day.date, language)
                )}
              </th>
              <td data-align="end">{format.count(day.count)}</td>
              <td data-align="end">
                <Money value={day.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('chart.total')}</th>
            <td data-align="end">{format.count(count)}</td>
            <td data-align="end">
              <Money value={toldSum(days.map((day) => day.amount))} />
            </td>
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
};

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    py: '1.5',
    px: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& thead th': { color: 'fg.subtle', position: 'sticky', top: '0', bg: 'bg.panel' },
  '& tbody th': { fontWeight: 'normal' },
  '& tfoot': { fontWeight: 'semibold' },
  '& [data-align=end]': { textAlign: 'end' },
} as const;
