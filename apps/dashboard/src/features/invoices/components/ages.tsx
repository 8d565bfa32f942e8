import { chakra } from '@chakra-ui/react';
import { AGE_GROUPS, type AgeGroup } from '@dasbor/domain/invoices';
import { Link, type To } from 'react-router-dom';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { InvoiceTotals } from '../api/types.ts';

type AgesProps = {
  totals: InvoiceTotals | undefined;
  addressOf: (ages: readonly AgeGroup[]) => To;
  chosen?: readonly string[];
};

/** Outstanding amounts by days after the due date. A press shows the invoices of one group, a second press shows all again. */
export const Ages = ({ totals, addressOf, chosen = [] }: AgesProps) => {
  const t = useT('invoices');
  return (
    <chakra.nav aria-label={t('totals.ages')}>
      <chakra.ul css={AGES}>
        {AGE_GROUPS.map((age) => {
          const isChosen = chosen.length === 1 && chosen[0] === age;
          return (
            <li key={age}>
              <Link to={addressOf(isChosen ? [] : [age])} aria-current={isChosen ? 'true' : undefined}>
                <Age age={age} totals={totals} />
              </Link>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
};

const Age = ({ age, totals }: { age: AgeGroup; totals: InvoiceTotals | undefined }) => {
  const t = useT('invoices');
  const { count } = useFormat();
  const { amount, count: invoices } = totals?.ages.find((one) => one.age === age) ?? { amount: 0, count: 0 };
  const share = totals && totals.outstanding_amount > 0 ? amount / totals.outstanding_amount : 0;
  return (
    <>
      <chakra.span textStyle="small" color="fg.muted">
        {t(`age.${age}`)}
      </chakra.span>
      {totals === undefined ? (
        <Skeleton width="6rem" fontWeight="semibold">
          &nbsp;
        </Skeleton>
      ) : (
        <Money
          value={amount}
          whiteSpace="normal"
          overflowWrap="anywhere"
          fontWeight="semibold"
          color={amount > 0 ? 'fg' : 'fg.subtle'}
        />
      )}
      <chakra.span textStyle="small" color="fg.muted">
        {t(`totals.count.${oneOrMany(invoices)}`, { invoices: count(invoices) })}
      </chakra.span>
      <chakra.span data-part="bar" aria-hidden="true">
        <chakra.span
          colorPalette={TONES[age]}
          bg="colorPalette.solid"
          // What is there is seen, however small it is.
          style={{ width: share === 0 ? 0 : `max(4px, ${share * 100}%)` }}
        />
      </chakra.span>
    </>
  );
};

const TONES: Readonly<Record<AgeGroup, string>> = {
  not_due: 'info',
  days_1_30: 'warning',
  days_31_60: 'warning',
  days_61_90: 'danger',
  over_90: 'danger',
};

const AGES = {
  listStyleType: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gap: { base: '0', sm: '2' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(7.75rem, 1fr))' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto auto', sm: 'minmax(0, 1fr)' },
    columnGap: '3',
    alignItems: 'baseline',
    px: { base: '0', sm: '2.5' },
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    focusVisibleRing: 'outside',
  },
  '& a:hover': { bg: 'bg.subtle' },
  '& a[aria-current]': { bg: 'brand.subtle', borderColor: 'brand.border' },
  '& [data-part=bar]': {
    // On a phone the rows of the list are more useful.
    display: { base: 'none', sm: 'block' },
    h: '1.5',
    mt: '1',
    bg: 'bg.muted',
    borderRadius: 'full',
    overflow: 'hidden',
  },
  '& [data-part=bar] > span': { display: 'block', h: 'full', borderRadius: 'full' },
} as const;
