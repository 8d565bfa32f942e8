import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import type { Promo } from '../api/types.ts';
import { usePromoWords } from '../presentation/use-promo-words.ts';

/** What payments have taken from the limit, and what is left. Updates with each payment. */
export const LimitSection = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const { rupiah, count } = useFormat();
  const { limited } = usePromoWords();
  const { remaining, limit_value: limit } = promo;
  const isBudget = promo.limit_type === 'budget';
  const used = isBudget ? promo.used_amount : promo.used_count;
  const reserved = isBudget ? promo.reserved_amount : promo.reserved_count;
  const left = t('limit.of', {
    remaining: isBudget ? rupiah(remaining) : count(remaining),
    limit: limited(limit, promo),
  });
  return (
    <Section aria-label={t('limit.title')} data-section="limit">
      <chakra.dl
        m="0"
        display="grid"
        columnGap="8"
        rowGap="4"
        gridTemplateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr' }}
      >
        <Figure
          name={t(promo.sub_type === 'cashback' ? 'limit.givenCashback' : 'limit.given')}
          field="given"
          isWide
        >
          <MainAmount value={promo.used_amount} display="block" />
        </Figure>
        <Figure name={t('limit.used')} field="used">
          {count(promo.used_count)}
        </Figure>
        <Figure name={t('limit.reserved')} field="reserved">
          {count(promo.reserved_count)}
          {promo.reserved_amount > 0 ? (
            <chakra.span textStyle="small" color="fg.muted" fontWeight="normal" ms="2">
              {rupiah(promo.reserved_amount)}
            </chakra.span>
          ) : null}
        </Figure>
      </chakra.dl>
      <chakra.div mt="4" role="status">
        <chakra.div
          aria-hidden="true"
          display="flex"
          h="2"
          borderRadius="full"
          bg="bg.subtle"
          borderWidth="1px"
          overflow="hidden"
        >
          <chakra.span bg="brand.solid" style={{ width: share(used, limit) }} />
          <chakra.span bg="warning.solid" style={{ width: share(reserved, limit) }} />
        </chakra.div>
        <chakra.p textStyle="body" mt="2" fontVariantNumeric="tabular-nums" data-part="left">
          {left}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {remaining === 0 ? t('limit.usedUp') : reserved > 0 ? t('limit.reservedHint') : null}
        </chakra.p>
      </chakra.div>
    </Section>
  );
};

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

type FigureProps = { name: string; field: string; isWide?: boolean; children: ReactNode };

const Figure = ({ name, field, isWide = false, children }: FigureProps) => (
  <chakra.div data-figure={field} gridColumn={isWide ? { base: '1 / -1', lg: 'auto' } : undefined}>
    <chakra.dt textStyle="label" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd m="0" mt="1" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </chakra.div>
);
