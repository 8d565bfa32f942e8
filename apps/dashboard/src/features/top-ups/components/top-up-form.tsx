import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { addRupiah, parseRupiah, rupiah } from '@dasbor/domain/kernel';
import { TOP_UP_BANKS, TOP_UP_EXPIRY_MINUTES, TOP_UP_LIMITS } from '@dasbor/domain/top-ups';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useCreateTopUp } from '../api/use-create-top-up.ts';
import { EMPTY_VALUES, shownAmount, topUpSchema, withKnownBank } from '../forms/top-up-values.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { topUpBankName } from '../presentation/bank-name.ts';

type TopUpFormProps = {
  draftName: string;
  /** Whose balance it raises, where it is not the merchant's. */
  subaccount?: { id: string; available: number };
};

export const TopUpForm = ({ draftName, subaccount }: TopUpFormProps) => {
  const t = useT('top-ups');
  const format = useFormat();
  const goToResult = useGoToResult();
  const seesBalance = may(useWho(), { permission: 'withdrawal.view', feature: 'balance' }).ok;
  const { data: balance } = useBalance(seesBalance);
  const decision = usePolicy('top_up', balance?.aheadMs);
  const before = subaccount?.available ?? balance?.available;
  const { mode } = useSession();
  const create = useCreateTopUp();
  const form = useForm({
    initial: EMPTY_VALUES,
    schema: topUpSchema,
    around: { mode, available: before ?? 0 },
    draft: draftName,
    restore: withKnownBank,
    submit: async ({ bank, amount: text }, { clear }) => {
      const amount = parseRupiah(text);
      if (!decision.allowed || !amount.ok) return;
      const subaccountId = subaccount && { subaccount_id: subaccount.id };
      const { id } = await create({ bank, amount: amount.value, ...subaccountId });
      clear();
      goToResult(topUpPaths.detail(id), t('form.done'));
    },
  });
  const amount = shownAmount(form.values.amount, before ?? 0);

  return (
    <Form form={form}>
      <PolicyNotice action="top_up" decision={decision} aheadMs={balance?.aheadMs ?? 0} />
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="5">
          <ChoiceGroup legend={t('form.bank')} hint={t('form.bankHint')}>
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }}
              columnGap="6"
            >
              {TOP_UP_BANKS.map((bank) => (
                <Choice key={bank} title={topUpBankName(bank)} {...form.choice('bank', bank)} />
              ))}
            </chakra.div>
          </ChoiceGroup>
          <AmountField
            label={t('form.amount')}
            hint={t('form.amountHint', { minimum: format.rupiah(TOP_UP_LIMITS.minimum) })}
            {...form.field('amount')}
          />
          {seesBalance || subaccount ? (
            <MoneyLines
              lines={[
                { key: 'before', label: t('form.before'), amount: before },
                { key: 'topUp', label: t('form.topUp'), amount: amount ?? 0 },
                {
                  key: 'after',
                  label: t('form.after'),
                  amount: before === undefined ? undefined : addRupiah(rupiah(before), rupiah(amount ?? 0)),
                  isTotal: true,
                },
              ]}
            />
          ) : null}
        </chakra.div>
      </Section>
      <PolicyButton
        type="submit"
        variant="primary"
        justifySelf="start"
        decision={decision}
        aheadMs={balance?.aheadMs ?? 0}
        loading={form.isBusy}
      >
        {t('form.submit')}
      </PolicyButton>
      <chakra.p textStyle="small" color="fg.muted">
        {t('form.expiry', { hours: TOP_UP_EXPIRY_MINUTES / 60 })}
      </chakra.p>
    </Form>
  );
};
