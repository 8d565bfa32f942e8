import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope } from '../../../shared/state/session.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Refundable } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';
import { WayChoice } from './way-choice.tsx';
import { bodyOf, EMPTY_VALUES, refundSchema } from '../forms/refund-values.ts';

export const RefundForm = ({ refundable }: { refundable: Refundable }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const language = useLanguage();
  const goToResult = useGoToResult();
  const scope = useScope().join(' ');
  const decision = usePolicy('refund');
  const { create } = useAskRefund();
  const form = useForm({
    initial: EMPTY_VALUES,
    schema: refundSchema,
    around: refundable,
    draft: `${scope} refund ${refundable.payment_id}`,
    submit: async (values, { clear }) => {
      if (!decision.allowed) return;
      const { id } = await create(bodyOf(values, refundable));
      clear();
      goToResult(refundPaths.detail(id), t('form.done'), { replace: true });
    },
  });
  const full = rupiah(refundable.refundable_amount);
  return (
    <Form form={form}>
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="5">
          <MoneyLines
            lines={[
              { key: 'paid', label: t('form.paid'), amount: refundable.paid_amount },
              { key: 'refunded', label: t('form.refunded'), amount: -refundable.refund_amount },
              ...(refundable.returned_amount > 0
                ? [{ key: 'returned', label: t('form.returnedLine'), amount: -refundable.returned_amount }]
                : []),
              { key: 'left', label: t('form.left'), amount: refundable.refundable_amount, isTotal: true },
            ]}
          />
          {refundable.is_partial_allowed ? (
            <ChoiceGroup legend={t('form.kind')}>
              <Choice title={t('form.full', { amount: full })} {...form.choice('kind', 'full')} />
              <Choice
                title={t('form.part')}
                text={t('form.partText', { minimum: rupiah(refundable.minimum) })}
                {...form.choice('kind', 'part')}
              />
            </ChoiceGroup>
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              {t('form.fullOnly')}
            </chakra.p>
          )}
          {form.values.kind === 'part' ? (
            <AmountField label={t('form.amount')} {...form.field('amount')} />
          ) : null}
          <WayChoice form={form} refundable={refundable} />
          <TextField label={t('form.notes')} autoComplete="off" maxLength={255} {...form.field('notes')} />
          <TextField
            label={t('form.category')}
            hint={t('form.categoryHint')}
            optional
            autoComplete="off"
            maxLength={64}
            {...form.field('category')}
          />
          <TextField
            label={t('form.reference')}
            optional
            autoComplete="off"
            maxLength={64}
            {...form.field('reference_id')}
          />
        </chakra.div>
      </Section>
      {form.summary}
      <PolicyButton
        type="submit"
        variant="primary"
        justifySelf="start"
        decision={decision}
        loading={form.isBusy}
      >
        {t('form.submit')}
      </PolicyButton>
      {refundable.ends_at ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('form.ends', { time: formatDateTime(refundable.ends_at, language) })}
        </chakra.p>
      ) : null}
    </Form>
  );
};
