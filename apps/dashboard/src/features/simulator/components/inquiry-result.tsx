import { chakra } from '@chakra-ui/react';
import type { SWRResponse } from 'swr';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Inquiry } from '../api/types.ts';
import { usePayVirtualAccount } from '../api/use-pay-virtual-account.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { PaidNotice } from './paid-notice.tsx';
import { PayForm } from './pay-form.tsx';

interface InquiryResultProps {
  inquiry: SWRResponse<Inquiry>;
  onAgain: () => void;
}

const MISSING = 'DPAY_VA_NOT_FOUND';

/** What the bank sees, and then the payment; after paying, where it led. */
export function InquiryResult({ inquiry: { data: va, error, mutate }, onAgain }: InquiryResultProps) {
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
  return <Found va={va} onAgain={onAgain} />;
}

function Found({ va, onAgain }: { va: Inquiry; onAgain: () => void }) {
  const payment = usePayVirtualAccount(va.number);
  return (
    <>
      {payment.data ? <PaidNotice paid={payment.data} onAgain={onAgain} /> : null}
      <DetailGrid
        main={<InquiryCard va={va} isPaidHere={payment.isMutating || payment.data !== undefined} />}
        aside={
          va.payable && !payment.data ? (
            <PayForm
              va={va}
              isPaying={payment.isMutating}
              error={payment.error}
              onPay={(amount) => void payment.trigger(amount)}
            />
          ) : null
        }
      />
    </>
  );
}

function Waiting() {
  return (
    <chakra.div display="grid" gap="4" py="1">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <chakra.div key={line} display="flex" justifyContent="space-between">
          <Skeleton height="4" width="7rem" />
          <Skeleton height="4" width="10rem" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
