import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Promo, PromoBackTest } from '../api/types.ts';
import { useBackTest } from '../api/use-back-test.ts';

/** What the terms would have given on the payments of the last 30 days, before the promo is activated. */
export const BackTestSection = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const { data, error, mutate } = useBackTest(promo);
  return (
    <Section title={t('backTest.title')} description={t('backTest.intro')} data-section="back-test">
      {data ? (
        <Found promo={promo} test={data} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <chakra.div display="grid" gap="3">
            <Skeleton height="6" width="100%" />
            <Skeleton height="6" width="100%" />
            <Skeleton height="6" width="100%" />
          </chakra.div>
        </PageState>
      )}
    </Section>
  );
};

type FoundProps = { promo: Promo; test: PromoBackTest };

const Found = ({ promo, test }: FoundProps) => {
  const t = useT('promos');
  const { count } = useFormat();
  if (test.eligible_count === 0)
    return (
      <PageState
        kind="empty"
        title={t('backTest.nothing')}
        description={t('backTest.nothingText', { number: count(test.payment_count) })}
      />
    );
  return (
    <chakra.div display="grid" gap="3" textStyle="body">
      <BackTestLines test={test} />
      {test.overlaps.length > 0 ? (
        <chakra.div>
          <chakra.p textStyle="label" color="fg.muted">
            {t('backTest.overlaps')}
          </chakra.p>
          <chakra.ul listStyleType="none" m="0" p="0">
            {test.overlaps.map((one) => (
              <li key={one.id}>
                <AppLink to={promoPaths.detail(one.id)}>{one.name}</AppLink>
                {' · '}
                {t('backTest.overlap', { number: count(one.count) })}
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
      <chakra.p textStyle="small" color="fg.muted">
        {test.is_complete ? null : `${t('backTest.partial', { number: count(test.payment_count) })} `}
        {promo.application === 'code' ? t('backTest.upper') : null}
      </chakra.p>
    </chakra.div>
  );
};

/** The figures alone, also for the question before activating. */
export const BackTestLines = ({ test }: { test: PromoBackTest }) => {
  const t = useT('promos');
  return (
    <chakra.dl m="0" display="grid" textStyle="body">
      <Line name="eligible" label={t('backTest.eligible')}>
        <CountAndCost count={test.eligible_count} cost={test.eligible_amount} />
      </Line>
      <Line name="given" label={t('backTest.given')}>
        <chakra.strong fontWeight="semibold">
          <CountAndCost count={test.given_count} cost={test.given_amount} />
        </chakra.strong>
      </Line>
      <Line name="ranOut" label={t('backTest.ranOut')}>
        {test.ran_out_at ? <Time value={test.ran_out_at} /> : t('backTest.enough')}
      </Line>
    </chakra.dl>
  );
};

const CountAndCost = ({ count: number, cost }: { count: number; cost: number }) => {
  const { count } = useFormat();
  return (
    <>
      {count(number)}
      {' · '}
      <Money value={cost} />
    </>
  );
};

type LineProps = { name: string; label: string; children: ReactNode };

const Line = ({ name, label, children }: LineProps) => (
  <chakra.div data-line={name} display="flex" justifyContent="space-between" gap="4" py="1.5">
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd m="0" textAlign="end" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </chakra.div>
);
