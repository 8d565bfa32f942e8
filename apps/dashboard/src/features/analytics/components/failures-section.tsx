import { chakra } from '@chakra-ui/react';
import { FAILURE_CODES } from '@dasbor/domain/payments';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { Conversion } from '../api/types.ts';
import { paymentsBehind } from '../presentation/payments-behind.ts';
import { BarTable } from './bar-table.tsx';
import { ChartSection } from './chart-section.tsx';

type Failure = Conversion['failures'][number];
type FailuresSectionProps = { failures: readonly Failure[]; days: { from: string; to: string } };

const KNOWN = Object.values(FAILURE_CODES);

/** Why payments took no money, the most frequent reason first, and what to do about it. */
export const FailuresSection = ({ failures, days }: FailuresSectionProps) => {
  const t = useT('analytics');
  const format = useFormat();
  const methodWords = useMethodWords();
  const reasons = reasonsOf(failures);
  const most = reasons[0]?.count ?? 0;
  const known = (code: string | null) => KNOWN.find((one) => one === code) ?? 'other';
  return (
    <ChartSection
      name="failures"
      wide
      title={t('failures.title')}
      note={t('failures.note')}
      file={{
        header: [t('failures.reason'), t('failures.method'), t('failures.count'), t('failures.amount')],
        rows: failures.map(({ code, method, count, amount }) => [
          t(`failures.code.${known(code)}`),
          methodWords(method),
          count,
          amount,
        ]),
      }}
    >
      {reasons.length === 0 ? (
        <chakra.p px="5" pb="5" textStyle="body" color="fg.muted">
          {t('failures.none')}
        </chakra.p>
      ) : (
        <BarTable
          caption={t('failures.title')}
          columns={[t('failures.reason'), t('failures.count'), t('failures.amount')]}
          rows={reasons.map(({ code, count, amount, methods }) => ({
            key: code ?? '',
            label: t(`failures.code.${known(code)}`),
            below: (
              <>
                {methods
                  .map(({ method, count: some }) => `${methodWords(method)} ${format.count(some)}`)
                  .join(', ')}
                <br />
                {t(`failures.advice.${known(code)}`)}
              </>
            ),
            to: code === null ? undefined : paymentsBehind(days, { failure: [code] }),
            bar: count / most,
            figure: format.count(count),
            more: [<Money key="amount" value={amount} />],
          }))}
        />
      )}
    </ChartSection>
  );
};

const reasonsOf = (failures: readonly Failure[]) =>
  [...Map.groupBy(failures, ({ code }) => code)]
    .map(([code, rows]) => ({
      code,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      methods: rows.toSorted((one, other) => other.count - one.count),
    }))
    .toSorted((one, other) => other.count - one.count);
