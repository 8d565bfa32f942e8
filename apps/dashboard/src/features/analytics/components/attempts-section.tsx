import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { Attempts } from '../api/types.ts';
import { openOf, rateOf } from '../presentation/attempt-rows.ts';
import { BarTable } from './bar-table.tsx';
import { ChartSection } from './chart-section.tsx';

export type AttemptRow = { key: string; label: string; to?: string | undefined; attempts: Attempts };

type AttemptsSectionProps = {
  name: string;
  title: string;
  /** What the rows are. */
  label: string;
  rows: readonly AttemptRow[];
  /** As wide as the page, in two tables beside each other. */
  wide?: boolean;
};

/** How many payments of each row became money. */
export const AttemptsSection = ({ name, title, label, rows, wide = false }: AttemptsSectionProps) => {
  const t = useT('analytics');
  const language = useLanguage();
  const format = useFormat();
  const openWords = (attempts: Attempts): ReactNode => {
    const open = openOf(attempts);
    return open > 0 ? t(`rate.open.${oneOrMany(open)}`, { many: format.count(open) }) : null;
  };
  return (
    <ChartSection
      name={name}
      title={title}
      wide={wide}
      file={{
        header: [label, t('attempts.attempts'), t('attempts.converted'), t('attempts.lost')],
        rows: rows.map(({ label: word, attempts }) => [
          word,
          attempts.attempts,
          attempts.converted,
          attempts.lost,
        ]),
      }}
    >
      <chakra.div css={wide ? HALVES : undefined}>
        {(wide ? halvesOf(rows) : [rows]).map((part, index) => (
          <BarTable
            key={index}
            caption={wide ? `${title} (${index + 1})` : title}
            columns={[label, t('attempts.share'), t('attempts.count')]}
            rows={part.map(({ key, label: word, to, attempts }) => {
              const rate = rateOf(attempts);
              return {
                key,
                label: word,
                to,
                hint: openWords(attempts),
                bar: rate === null ? null : rate / 100,
                figure: rate === null ? '–' : formatPercent(rate, language),
                more: [
                  t('attempts.of', {
                    converted: format.count(attempts.converted),
                    attempts: format.count(attempts.attempts),
                  }),
                ],
              };
            })}
          />
        ))}
      </chakra.div>
    </ChartSection>
  );
};

const halvesOf = <Row,>(rows: readonly Row[]): (readonly Row[])[] => {
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
};

const HALVES = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  // A phone has one list: the second half goes on without its own titles.
  '& > :not(:first-child) thead': { xlDown: { srOnly: true } },
} as const;
