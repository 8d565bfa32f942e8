import { modeOfRefundToken } from '@dasbor/domain/refund-claims';
import type { RefundClaim } from '@dasbor/sdk';
import { useEffect, useState } from 'preact/hooks';
import { obstacleOf } from '../../../shared/api/failure.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useSharedT } from '../../../shared/i18n/shared-words.ts';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { Frame } from '../../../shared/ui/frame.tsx';
import { UnknownLink } from '../../../shared/ui/unknown-link.tsx';
import { useClaim } from '../api/use-claim.ts';
import { ClaimOutcome } from '../components/claim-outcome.tsx';
import { ClaimSkeleton } from '../components/claim-skeleton.tsx';
import { ClaimSummary } from '../components/claim-summary.tsx';
import { OpenClaim } from '../components/open-claim.tsx';
import { useT } from '../locales/words.ts';

export const ClaimPage = ({ token }: { token: string }) => (
  <Frame band={useBand(token)}>
    <Claim token={token} />
  </Frame>
);

const useBand = (token: string): string | undefined => {
  const t = useSharedT();
  return modeOfRefundToken(token) === 'sandbox' ? t('sandbox') : undefined;
};

const Claim = ({ token }: { token: string }) => {
  const { seen, reload, retry, show } = useClaim(token);
  const [isDone, setIsDone] = useState(false);
  useTitle(seen.status === 'shown' ? seen.claim : undefined);

  if (seen.status === 'loading') return <ClaimSkeleton />;
  if (seen.status === 'failed') {
    const { failure } = seen;
    const isUnknown = failure.kind === 'problem' && failure.code === 'DPAY_REFUND_LINK_NOT_FOUND';
    return isUnknown ? <UnknownLink /> : <FailureNotice failure={obstacleOf(failure)} retry={retry} />;
  }
  const { claim } = seen;
  const showResult = (result: RefundClaim) => {
    setIsDone(true);
    show(result);
  };
  return (
    <>
      <ClaimSummary claim={claim} />
      {claim.state === 'open' ? (
        <OpenClaim token={token} claim={claim} show={showResult} reload={reload} />
      ) : (
        <ClaimOutcome claim={claim} takesFocus={isDone} />
      )}
    </>
  );
};

const useTitle = (claim: RefundClaim | undefined) => {
  const t = useT();
  const { rupiah } = useFormat();
  const title = claim && t('title', { amount: rupiah(claim.amount), merchant: claim.merchant_name });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
