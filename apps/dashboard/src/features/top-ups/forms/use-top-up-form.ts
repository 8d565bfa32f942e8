import { MAX_RUPIAH_SUM, parseRupiah, type Problem, rupiah } from '@dasbor/domain/kernel';
import { decideTopUp, TOP_UP_BANKS, type TopUpBank } from '@dasbor/domain/top-ups';
import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useSession } from '../../../shared/state/session.ts';
import type { TopUp } from '../api/types.ts';
import { useCreateTopUp } from '../api/use-create-top-up.ts';

interface TopUpFormOptions {
  /** Begins with mode and merchant, as drafts of both stand in one browser. */
  draftName: string;
  available: number;
  subaccountId?: string;
  onCreated: (topUp: TopUp) => void;
}

/** The form without its looks: what was typed, whether the rule takes it, the draft, and sending. */
export function useTopUpForm({ draftName, available, subaccountId, onCreated }: TopUpFormOptions) {
  const words = useCodeWords();
  const { mode } = useSession();
  const create = useCreateTopUp();
  const { restored, keep, clear } = useDraft<{ bank: string; text: string }>(draftName);
  const [bank, setBank] = useState<TopUpBank>(
    () => TOP_UP_BANKS.find((known) => known === restored?.bank) ?? 'BCA',
  );
  const [text, setText] = useState(restored?.text ?? '');
  const [isLeft, setLeft] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (text === '') clear();
    else keep({ bank, text });
  }, [bank, text, keep, clear]);

  const parsed = parseRupiah(text);
  const amount = parsed.ok ? parsed.value : null;
  const problem = problemOf();

  function problemOf(): Problem | undefined {
    if (text.trim() === '') return { code: 'DPAY_REQUIRED' };
    if (!parsed.ok) return parsed.problem;
    const decided = decideTopUp(parsed.value, { mode, available: rupiah(available) });
    return decided.ok ? undefined : decided.problem;
  }

  async function submit() {
    if (isSubmitting) return;
    setLeft(true);
    setFailure(null);
    if (!problem && amount !== null) {
      setSubmitting(true);
      try {
        const topUp = await create({ bank, amount, ...(subaccountId && { subaccount_id: subaccountId }) });
        clear();
        onCreated(topUp);
        return;
      } catch (error) {
        setFailure(describeFailure(error));
      } finally {
        setSubmitting(false);
      }
    }
    setAttempts((before) => before + 1);
  }

  return {
    bank,
    setBank,
    text,
    setText: (typed: string) => {
      setText(typed);
      setFailure(null);
    },
    /** Null where what was typed is no amount, or one that no sum could hold. */
    amount: amount !== null && amount + available <= MAX_RUPIAH_SUM ? amount : null,
    amountError: isLeft ? words(problem?.code, problem?.params) : undefined,
    leaveAmount: () => setLeft(text !== ''),
    failure,
    isSubmitting,
    attempts,
    submit,
  };
}
