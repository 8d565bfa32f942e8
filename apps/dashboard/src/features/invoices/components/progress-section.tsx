import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Invoice } from '../api/types.ts';

/** How much is paid and how much is left, of an issued invoice. */
export const ProgressSection = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const language = useLanguage();
  const { status, total_amount: total, outstanding_amount: left } = invoice;
  if (status === 'draft') return null;
  const paid = total - left;
  // Rounded down: 100 % means that nothing is left.
  const percent = Math.floor((paid / total) * 100);
  return (
    <Section aria-label={t('progress.title')} data-section="progress">
      <chakra.dl m="0" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="2">
        <Figure name="paid" label={t('progress.paid')} value={paid} />
        <Figure name="left" label={t('progress.left')} value={left} />
      </chakra.dl>
      <chakra.div
        role="progressbar"
        aria-label={t('progress.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('progress.words', {
          percent: formatPercent(percent, language),
          paid: rupiah(paid),
          total: rupiah(total),
        })}
        mt="3"
        h="2"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          borderRadius="full"
          bg={left === 0 ? 'success.solid' : 'brand.solid'}
          style={{ width: `${percent}%` }}
        />
      </chakra.div>
    </Section>
  );
};

const Figure = ({ name, label, value }: { name: string; label: string; value: number }) => (
  <chakra.div data-figure={name}>
    <chakra.dt textStyle="label" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd m="0">
      <Money value={value} fontSize="xl" fontWeight="semibold" />
    </chakra.dd>
  </chakra.div>
);
