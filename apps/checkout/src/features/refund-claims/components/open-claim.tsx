import type { RefundClaim } from '@dasbor/sdk';
import { useAccountForm } from '../forms/use-account-form.ts';
import { AccountForm } from './account-form.tsx';
import { ConfirmAccount } from './confirm-account.tsx';

type OpenClaimProps = Parameters<typeof useAccountForm>[0] & { claim: RefundClaim };

/** First the account, then the question whether it is theirs. */
export const OpenClaim = (props: OpenClaimProps) => {
  const form = useAccountForm(props);
  const { claim } = props;
  return form.step === 'confirm' && form.checked ? (
    <ConfirmAccount claim={claim} form={form} checked={form.checked} />
  ) : (
    <AccountForm claim={claim} form={form} />
  );
};
