import { chakra } from '@chakra-ui/react';
import { err, parseRupiah, type Problem, rupiah } from '@dasbor/domain/kernel';
import { decideVirtualAccountPayment } from '@dasbor/domain/payments';
import { type FormEvent, useState } from 'react';
import { useCodeWords, useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { spokenParams } from '../../../shared/lib/spoken-params.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { Inquiry } from '../api/types.ts';

interface PayFormProps {
  va: Inquiry;
  isPaying: boolean;
  error: unknown;
  onPay: (amount: number) => void;
}

/** The domain decides before the server does; its refusal stands beside the amount. */
export function PayForm({ va, isPaying, error, onPay }: PayFormProps) {
  const t = useT('simulator');
  const format = useFormat();
  const language = useLanguage();
  const words = useCodeWords();
  const now = useClock();
  const [text, setText] = useState(va.billed_amount === null ? '' : format.count(va.billed_amount));
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const parsed = text.trim() === '' ? err('DPAY_REQUIRED') : parseRupiah(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    const decision = parsed.ok ? decideVirtualAccountPayment(payable(va), parsed.value, now()) : parsed;
    setRefusal(decision.ok ? null : decision.problem);
    if (decision.ok) onPay(decision.value);
  }

  const limits = { minimum: format.rupiah(va.minimum), maximum: format.rupiah(va.maximum) };
  return (
    <Section title={t('pay.title')}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <TextField
          label={t('pay.amount')}
          hint={va.billed_amount === null ? t('pay.openHint', limits) : t('pay.closedHint')}
          error={words(refusal?.code, spokenParams(refusal?.params, language))}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
        />
        {error ? <ServerRefusal error={error} /> : null}
        <Button type="submit" variant="primary" loading={isPaying}>
          {parsed.ok ? t('pay.submit', { amount: format.rupiah(parsed.value) }) : t('pay.submitEmpty')}
        </Button>
      </chakra.form>
    </Section>
  );
}

/** The inquiry as the rule asks for it. Payable now means that its payment is still open. */
function payable(va: Inquiry) {
  return {
    type: va.type,
    billedAmount: va.billed_amount === null ? null : rupiah(va.billed_amount),
    minimum: rupiah(va.minimum),
    maximum: rupiah(va.maximum),
    expiresAt: va.expires_at,
    paymentStatus: 'processing',
  } as const;
}

function ServerRefusal({ error }: { error: unknown }) {
  const { title, action } = useProblemWords(describeFailure(error));
  return (
    <Banner tone="danger" live="alert" title={title}>
      {action}
    </Banner>
  );
}
