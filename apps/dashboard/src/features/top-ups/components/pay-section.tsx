import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { groupDigits } from '../../../shared/payments/va-number.ts';
import type { TopUp } from '../api/types.ts';

/** The details to enter at the bank, large enough to read from another screen. */
export const PaySection = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  return (
    <Section title={t('detail.pay.title')} data-section="pay">
      <chakra.div mb="3">
        <chakra.p textStyle="small" color="fg.subtle">
          {t('detail.pay.number')}
        </chakra.p>
        <chakra.p display="flex" alignItems="center" gap="1.5">
          <chakra.span
            fontSize={{ base: 'xl', sm: '2xl' }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {groupDigits(topUp.va_number)}
          </chakra.span>
          <CopyButton value={topUp.va_number} what={t('detail.pay.number')} />
        </chakra.p>
      </chakra.div>
      <DescriptionList
        items={[
          {
            key: 'amount',
            label: t('detail.pay.amount'),
            value: (
              <>
                <Money value={topUp.amount} fontWeight="semibold" />{' '}
                <chakra.span textStyle="small" color="fg.muted">
                  {t('detail.pay.amountHint')}
                </chakra.span>
              </>
            ),
            copy: String(topUp.amount),
          },
          { key: 'bank', label: t('detail.pay.bank'), value: topUp.bank_name },
          { key: 'name', label: t('detail.pay.name'), value: topUp.va_name },
          { key: 'expires', label: t('detail.pay.expires'), value: <Time value={topUp.expires_at} /> },
        ]}
      />
    </Section>
  );
};
