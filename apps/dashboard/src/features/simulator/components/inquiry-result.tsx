import { chakra } from '@chakra-ui/react';
import type { SWRResponse } from 'swr';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { groupDigits } from '../../../shared/payments/va-number.ts';
import type { Inquiry } from '../api/types.ts';
import { usePayVirtualAccount } from '../api/use-pay-virtual-account.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { PaidNotice } from './paid-notice.tsx';
import { PayForm } from './pay-form.tsx';

type InquiryResultProps = {
  inquiry: SWRResponse<Inquiry>;
  /** The field now has another number, so the result is not what would be paid. */
  isOther: boolean;
  onAgain: () => void;
};

const MISSING = 'DPAY_VA_NOT_FOUND';

/** The search result, then the payment; after paying, its result. */
export const InquiryResult = ({ inquiry, ...props }: InquiryResultProps) => {
  const { data: va, error, mutate } = inquiry;
  if (!va) {
    return (
      <Section>
        {describeFailure(error).code === MISSING ? (
          <PageState kind="missing" code={MISSING} />
        ) : error ? (
          <PageState kind="failed" error={error} onRetry={() => void mutate()} />
        ) : (
          <PageState kind="loading">
            <Waiting />
          </PageState>
        )}
      </Section>
    );
  }
  return <Found va={va} {...props} />;
};

type FoundProps = {
  va: Inquiry;
} & Omit<InquiryResultProps, 'inquiry'>;

const Found = ({ va, isOther, onAgain }: FoundProps) => {
  const payment = usePayVirtualAccount(va.number);
  return (
    <>
      {payment.data ? <PaidNotice paid={payment.data} onAgain={onAgain} /> : null}
      <DetailGrid
        main={<InquiryCard va={va} isPaidHere={payment.isMutating || payment.data !== undefined} />}
        aside={
          !va.payable || payment.data ? null : isOther ? (
            <LookUpFirst found={va.number} />
          ) : (
            <PayForm
              va={va}
              isPaying={payment.isMutating}
              error={payment.error}
              onPay={(amount) => void payment.trigger(amount)}
            />
          )
        }
      />
    </>
  );
};

/** Replaces the pay button, which pays only the number in the field. */
const LookUpFirst = ({ found }: { found: string }) => {
  const t = useT('simulator');
  return (
    <Section title={t('pay.title')}>
      <chakra.p color="fg.muted">{t('pay.other', { number: groupDigits(found) })}</chakra.p>
    </Section>
  );
};

const Waiting = () => (
  <chakra.div display="grid" gap="4" py="1">
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <chakra.div key={line} display="flex" justifyContent="space-between">
        <Skeleton height="4" width="7rem" />
        <Skeleton height="4" width="10rem" />
      </chakra.div>
    ))}
  </chakra.div>
);
