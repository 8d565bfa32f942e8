import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { useTransactionTotals } from '../api/use-transaction-totals.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';

/** Money in, money out and the difference of the listed transactions, and what they leave out. */
export const Totals = ({
  totals: { data, error, mutate },
}: {
  totals: ReturnType<typeof useTransactionTotals>;
}) => {
  const t = useT('transactions');
  const language = useLanguage();
  const failure = error ? describeFailure(error) : null;
  // The list below already explains a refusal.
  if (failure && (failure.code === 'DPAY_FORBIDDEN' || failure.code?.startsWith('DPAY_DATE_'))) return null;
  const days = data && {
    from: formatDate(data.from, language),
    to: formatDate(data.to, language),
  };
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {failure ? (
        <FailureBanner
          failure={failure}
          title={t(data ? 'total.stale' : 'total.failed')}
          onRetry={() => void mutate()}
        />
      ) : null}
      {data || !failure ? (
        <Section aria-label={t('total.title')} data-section="totals">
          <chakra.dl
            m="0"
            display="grid"
            columnGap="8"
            rowGap="4"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          >
            <Figure name="in" value={data?.money_in} hint={t('total.inHint')} color="success.fg" />
            <Figure name="out" value={data?.money_out} hint={t('total.outHint')} />
            <Figure
              name="net"
              value={data?.net}
              hint={
                days ? t(days.from === days.to ? 'total.netHintToday' : 'total.netHint', days) : <>&nbsp;</>
              }
            />
          </chakra.dl>
          <LeftOut kinds={data?.left_out ?? []} />
        </Section>
      ) : null}
      <chakra.p textStyle="small" color="fg.muted">
        {t('about')}
      </chakra.p>
    </chakra.div>
  );
};

type FigureProps = { name: 'in' | 'out' | 'net'; value: number | undefined; hint: ReactNode; color?: string };

const Figure = ({ name, value, hint, color }: FigureProps) => {
  const t = useT('transactions');
  return (
    <chakra.div data-figure={name}>
      <chakra.dt textStyle="label" color="fg.muted">
        {t(`total.${name}`)}
      </chakra.dt>
      <chakra.dd m="0" mt="1">
        {value === undefined ? (
          <Skeleton fontSize="xl" width="9rem">
            &nbsp;
          </Skeleton>
        ) : (
          <Money
            value={value}
            fontSize="xl"
            fontWeight="semibold"
            display="block"
            {...(color ? { color } : {})}
          />
        )}
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
          {hint}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
};

const LeftOut = ({ kinds }: { kinds: readonly string[] }) => {
  const t = useT('transactions');
  const kindWords = useKindWords();
  const language = useLanguage();
  if (kinds.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(kinds.map(kindWords));
  return (
    <chakra.p mt="4" pt="3" borderTopWidth="1px" textStyle="small" color="fg.muted" data-part="left-out">
      {t('total.leftOut', { kinds: names })}
    </chakra.p>
  );
};
