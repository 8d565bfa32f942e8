import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { TransactionFigures } from '../api/types.ts';
import { ChartSection } from './chart-section.tsx';
import { Tint, tintOf } from './tint.tsx';
import { TintedTable } from './tinted-table.tsx';

type Hour = TransactionFigures['by_hour'][number];

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Completed payments by weekday and hour. Each cell has its number; the tint repeats it. */
export const HeatSection = ({ hours }: { hours: readonly Hour[] }) => {
  const t = useT('analytics');
  const format = useFormat();
  const counts = new Map(hours.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]));
  const busiest = hours.reduce<Hour | undefined>(
    (best, hour) => (!best || hour.count > best.count ? hour : best),
    undefined,
  );
  const dayWord = (weekday: number) => t(`heat.day.${WEEKDAYS[weekday - 1] ?? '1'}`);
  return (
    <ChartSection
      name="hours"
      wide
      title={t('heat.title')}
      note={
        busiest
          ? t('heat.busiest', {
              day: dayWord(busiest.weekday),
              hour: String(busiest.hour).padStart(2, '0'),
              many: format.count(busiest.count),
            })
          : t('heat.note')
      }
      file={{
        header: [t('heat.weekday'), t('heat.hour'), t('heat.count'), t('heat.amount')],
        rows: hours.map(({ weekday, hour, count, amount }) => [dayWord(weekday), hour, count, amount]),
      }}
    >
      <TintedTable label={t('heat.title')} caption={t('heat.note')}>
        <thead>
          <tr>
            <th scope="col">{t('heat.weekday')}</th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {String(hour).padStart(2, '0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{t(`heat.day.${weekday}`)}</th>
              {HOURS.map((hour) => {
                const count = counts.get(`${weekday} ${hour}`) ?? 0;
                return (
                  <td key={hour}>
                    <Tint strength={tintOf(count, busiest?.count ?? 0)}>
                      {count > 0 ? format.count(count) : ''}
                    </Tint>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TintedTable>
    </ChartSection>
  );
};
