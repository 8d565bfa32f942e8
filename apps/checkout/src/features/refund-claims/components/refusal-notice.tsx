import type { RefundBank, RefundClaim } from '@dasbor/sdk';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { useT } from '../locales/words.ts';

type RefusalNoticeProps = {
  refusal: Extract<Refusal, { at: 'form' | 'connection' }>;
  bank: RefundBank | undefined;
  claim: RefundClaim;
};

export const RefusalNotice = ({ refusal, bank, claim }: RefusalNoticeProps) => {
  const t = useT();
  if (refusal.at === 'connection') return <FailureNotice failure={refusal.obstacle} />;
  const values = { bank: bank?.name ?? '', merchant: claim.merchant_name };
  return (
    <Notice tone="warning" title={t(`error.${refusal.code}.title`, values)} takesFocus>
      <p>{t(`error.${refusal.code}.text`, values)}</p>
    </Notice>
  );
};
