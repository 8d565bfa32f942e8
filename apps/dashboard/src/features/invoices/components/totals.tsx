import { chakra } from '@chakra-ui/react';
import { AGE_GROUPS } from '@dasbor/domain/invoices';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import type { InvoiceTotals } from '../api/types.ts';
import { useInvoiceTotals } from '../api/use-invoice-totals.ts';
import { Ages } from './ages.tsx';

type TotalsProps = {
  list: ListState;
  /** A merchant without any invoice gets the first step instead of zeros. */
  hasRows: boolean;
};

/** What is outstanding and late. Each figure filters the list. */
export const Totals = ({ list, hasRows }: TotalsProps) => {
  const t = useT('invoices');
  const { data, error, mutate } = useInvoiceTotals();
  const failure = error && !data ? describeFailure(error) : null;
  // The list below already explains missing permissions.
  if (failure && REFUSALS.includes(failure.code ?? '')) return null;
  if (failure)
    return (
      <chakra.div mb="4">
        <FailureBanner failure={failure} title={t('totals.failed')} onRetry={() => void mutate()} />
      </chakra.div>
    );
  if (data?.outstanding_count === 0 && !hasRows) return null;
  return (
    <Section aria-label={t('totals.title')} data-section="totals" mb="4">
      <chakra.div display="grid" gap="4">
        <chakra.dl
          m="0"
          display="grid"
          columnGap="8"
          rowGap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 20rem))' }}
        >
          <Figure name="outstanding" list={list} data={data} />
          <Figure name="late" list={list} data={data} />
        </chakra.dl>
        <Ages
          totals={data}
          chosen={list.query.filters['age'] ?? []}
          addressOf={(age) => list.addressOf({ filters: age.length === 0 ? {} : { age } })}
        />
      </chakra.div>
    </Section>
  );
};

const REFUSALS: readonly string[] = ['DPAY_FORBIDDEN', 'DPAY_FEATURE_DISABLED'];

/** Invoices that are not paid in full all have an age; late ones have every age but the first. */
const AGES = { outstanding: AGE_GROUPS, late: AGE_GROUPS.slice(1) } as const;

const SIZES = { outstanding: { textStyle: 'amount' }, late: { fontSize: 'xl' } } as const;

type FigureProps = {
  name: 'outstanding' | 'late';
  list: ListState;
  data: InvoiceTotals | undefined;
};

const Figure = ({ name, list, data }: FigureProps) => {
  const t = useT('invoices');
  const { count } = useFormat();
  const invoices = data?.[`${name}_count`] ?? 0;
  const isDanger = name === 'late' && invoices > 0;
  return (
    <chakra.div data-figure={name} minW="0">
      <chakra.dt textStyle="label" color="fg.muted">
        {t(`totals.${name}`)}
      </chakra.dt>
      <chakra.dd m="0" mt="1">
        {data === undefined ? (
          <>
            <Skeleton {...SIZES[name]} width="9rem" display="block">
              &nbsp;
            </Skeleton>
            <chakra.span textStyle="small">&nbsp;</chakra.span>
          </>
        ) : (
          <>
            {name === 'outstanding' ? (
              <MainAmount value={data.outstanding_amount} display="block" />
            ) : (
              <Money
                value={data.late_amount}
                {...SIZES.late}
                fontWeight="semibold"
                display="block"
                color={isDanger ? 'danger.fg' : 'fg'}
              />
            )}
            <AppLink to={list.addressOf({ filters: { age: AGES[name] } })} textStyle="small">
              {t(`totals.count.${oneOrMany(invoices)}`, { invoices: count(invoices) })}
            </AppLink>
          </>
        )}
      </chakra.dd>
    </chakra.div>
  );
};
