import { parseRupiah, rupiah } from '@dasbor/domain/kernel';
import { decideVirtualAccountPayment } from '@dasbor/domain/payments';
import { object } from 'yup';
import { Form } from '../../../shared/forms/form.tsx';
import { type Beside, decidedAmount, type FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Inquiry } from '../api/types.ts';

type PayFormProps = {
  va: Inquiry;
  isPaying: boolean;
  error: unknown;
  onPay: (amount: number) => void;
};

type Values = {
  amount: string;
};
type Around = {
  va: Inquiry;
  now: Date;
};

/** The inquiry in the form that the rule takes. Payable means that its payment is still open. */
const payable = (va: Inquiry) =>
  ({
    type: va.type,
    billedAmount: va.billed_amount === null ? null : rupiah(va.billed_amount),
    minimum: rupiah(va.minimum),
    maximum: rupiah(va.maximum),
    expiresAt: va.expires_at,
    paymentStatus: 'processing',
  }) as const;

const paySchema: FormSchema<Values, Around> = object({
  amount: decidedAmount((amount, { around: { va, now } }: Beside<Values, Around>) =>
    decideVirtualAccountPayment(payable(va), amount, now),
  ),
});

/** The domain validates first. An error is shown beside the amount. */
export const PayForm = ({ va, isPaying, error, onPay }: PayFormProps) => {
  const t = useT('simulator');
  const format = useFormat();
  const now = useClock();
  const form = useForm({
    initial: { amount: va.billed_amount === null ? '' : format.count(va.billed_amount) },
    schema: paySchema,
    around: { va, now: now() },
    asks: false,
    submit: () => {
      if (parsed.ok) onPay(parsed.value);
    },
  });
  const parsed = parseRupiah(form.values.amount);

  const limits = { minimum: format.rupiah(va.minimum), maximum: format.rupiah(va.maximum) };
  return (
    <Section title={t('pay.title')}>
      <Form form={form}>
        <TextField
          label={t('pay.amount')}
          hint={va.billed_amount === null ? t('pay.openHint', limits) : t('pay.closedHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('amount')}
        />
        {error ? <ServerRefusal error={error} /> : null}
        <Button type="submit" variant="primary" loading={isPaying}>
          {parsed.ok ? t('pay.submit', { amount: format.rupiah(parsed.value) }) : t('pay.submitEmpty')}
        </Button>
      </Form>
    </Section>
  );
};

const ServerRefusal = ({ error }: { error: unknown }) => {
  const { title, action } = useProblemWords(describeFailure(error));
  return (
    <Banner tone="danger" live="alert" title={title}>
      {action}
    </Banner>
  );
};
