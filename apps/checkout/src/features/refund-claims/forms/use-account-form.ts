import type { RefundAccount, RefundClaim } from '@dasbor/sdk';
import { useRef, useState } from 'preact/hooks';
import { useApi } from '../../../shared/api/api.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { useHistoryStep } from '../../../shared/lib/use-history-step.ts';
import { type AccountField, type AccountValues, type FieldCodes, wrongIn } from './account-values.ts';
import { forgetAccount, keepAccount, readAccount } from './kept-account.ts';
import { type Refusal, refusalOf } from './refusal.ts';

type FormRefusal = Exclude<Refusal, { at: 'fields' | 'link' }>;

/** What the bank said about exactly this input. */
type Checked = { values: AccountValues; account: RefundAccount };

type Around = {
  token: string;
  claim: RefundClaim;
  /** The claim is done. */
  show: (claim: RefundClaim) => void;
  /** Somebody or something else changed the link. */
  reload: () => Promise<void>;
};

/** The customer's account: typed, checked at the bank, confirmed. */
export const useAccountForm = ({ token, claim, show, reload }: Around) => {
  const api = useApi();
  const { step, open, close } = useHistoryStep<'banks' | 'confirm'>();
  const [values, setValues] = useState(() => readAccount(token));
  const [wrong, setWrong] = useState<FieldCodes>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [checked, setChecked] = useState<Checked>();
  const [isBusy, setIsBusy] = useState(false);
  const runningRef = useRef(false);

  const change = (field: AccountField, value: string) => {
    const next: AccountValues = { ...values, [field]: value };
    keepAccount(token, next);
    setValues(next);
    setChecked(undefined);
    setWrong((before) => ({ ...before, [field]: undefined }));
  };

  const pointAt = (codes: FieldCodes) => {
    setWrong(codes);
    setAttempt((count) => count + 1);
  };

  /** One call at a time, however often the button is pressed. */
  const call = async (work: () => Promise<void>) => {
    if (runningRef.current) return;
    runningRef.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const refused = refusalOf(failureOf(error));
      if (refused.at === 'link') await reload();
      else if (refused.at === 'fields') {
        close();
        pointAt(refused.codes);
      } else setRefusal(refused);
    }
    runningRef.current = false;
    setIsBusy(false);
  };

  const path = { token };
  return {
    values,
    wrong,
    attempt,
    refusal,
    isBusy,
    change,
    step: step === 'confirm' && !checked ? undefined : step,
    checked,
    openBanks: () => open('banks'),
    close,
    check: () => {
      const codes = wrongIn(values, claim.banks);
      if (Object.keys(codes).length > 0) return void pointAt(codes);
      void call(async () => {
        const { data } = await api.inquireRefundAccount({ path, body: values });
        setChecked({ values, account: data });
        open('confirm');
      });
    },
    confirm: ({ values: confirmed }: Checked) =>
      void call(async () => {
        const { data } = await api.claimRefund({ path, body: confirmed });
        forgetAccount(token);
        show(data);
      }),
  };
};

export type AccountForm = ReturnType<typeof useAccountForm>;
