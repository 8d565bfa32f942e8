import { chakra } from '@chakra-ui/react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { channelName } from '../../../shared/payments/method-words.ts';
import { groupDigits } from '../../../shared/payments/va-number.ts';
import type { Inquiry } from '../api/types.ts';

type InquiryCardProps = {
  va: Inquiry;
  /** Whether a payment was started here. Its progress or result is on screen, so the refusal is hidden. */
  isPaidHere: boolean;
};

export const InquiryCard = ({ va, isPaidHere }: InquiryCardProps) => {
  const t = useT('simulator');
  const { rupiah } = useFormat();
  const words = useCodeWords();
  const limits = { minimum: rupiah(va.minimum), maximum: rupiah(va.maximum) };
  return (
    <Section title={t('card.title')}>
      {va.refusal && !isPaidHere ? (
        <chakra.div mb="3">
          <Banner
            tone="warning"
            title={t('card.notPayable')}
            actions={<AppLink to={paymentPaths.detail(va.payment_id)}>{t('card.openPayment')}</AppLink>}
          >
            {words(va.refusal)}
          </Banner>
        </chakra.div>
      ) : null}
      <DescriptionList
        items={[
          {
            key: 'number',
            label: t('card.number'),
            value: <chakra.span fontVariantNumeric="tabular-nums">{groupDigits(va.number)}</chakra.span>,
            copy: va.number,
          },
          { key: 'name', label: t('card.name'), value: va.name },
          { key: 'bank', label: t('card.bank'), value: channelName('va', va.bank) },
          { key: 'type', label: t('card.type'), value: t(`card.types.${va.type}`) },
          va.billed_amount === null
            ? { key: 'accepts', label: t('card.accepts'), value: t('card.between', limits) }
            : {
                key: 'billed',
                label: t('card.billed'),
                value: <strong>{rupiah(va.billed_amount)}</strong>,
              },
          {
            key: 'order',
            label: t('card.order'),
            value: <AppLink to={orderPaths.detail(va.order_id)}>{va.order_reference}</AppLink>,
          },
          { key: 'expires', label: t('card.expires'), value: <Time value={va.expires_at} /> },
        ]}
      />
    </Section>
  );
};
