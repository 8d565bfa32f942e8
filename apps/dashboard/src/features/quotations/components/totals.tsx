import { chakra } from '@chakra-ui/react';
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
import type { QuotationTotals } from '../api/types.ts';
import { useQuotationTotals } from '../api/use-quotation-totals.ts';

type TotalsProps = {
  list: ListState;
  /** A merchant without any quotation gets the first step instead of zeros. */
  hasRows: boolean;
};

/** What waits for an answer, and what can be invoiced. Each figure filters the list. */
export const Totals = ({ list, hasRows }: TotalsProps) => {
  const t = useT('quotations');
  const { data, error, mutate } = useQuotationTotals();
  const failure = error && !data ? describeFailure(error) : null;
  // The list below already explains missing permissions.
  if (failure && REFUSALS.includes(failure.code ?? '')) return null;
  if (failure)
    return (
      <chakra.div mb="4">
        <FailureBanner failure={failure} title={t('totals.failed')} onRetry={() => void mutate()} />
      </chakra.div>
    );
  if (data?.open_count === 0 && data.accepted_count === 0 && !hasRows) return null;
  return (
    <Section aria-label={t('totals.title')} data-section="totals" mb="4">
      <chakra.dl
        m="0"
        display="grid"
        columnGap="8"
        rowGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 20rem))' }}
      >
        <Figure name="open" list={list} data={data} />
        <Figure name="accepted" list={list} data={data} />
      </chakra.dl>
    </Section>
  );
};

const REFUSALS: readonly string[] = ['DPAY_FORBIDDEN', 'DPAY_FEATURE_DISABLED'];

const STATUS = { open: 'sent', accepted: 'accepted' } as const;
const SIZES = { open: { textStyle: 'amount' }, accepted: { fontSize: 'xl' } } as const;

type FigureProps = {
  name: 'open' | 'accepted';
  list: ListState;
  data: QuotationTotals | undefined;
};

const Figure = ({ name, list, data }: FigureProps) => {
  const t = useT('quotations');
  const { count } = useFormat();
  const quotations = data?.[`${name}_count`] ?? 0;
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
            {name === 'open' ? (
              <MainAmount value={data.open_amount} display="block" />
            ) : (
              <Money value={data.accepted_amount} {...SIZES.accepted} fontWeight="semibold" display="block" />
            )}
            <AppLink to={list.addressOf({ filters: { status: [STATUS[name]] } })} textStyle="small">
              {t(`totals.count.${oneOrMany(quotations)}`, { quotations: count(quotations) })}
            </AppLink>
          </>
        )}
      </chakra.dd>
    </chakra.div>
  );
};
