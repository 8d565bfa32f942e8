import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { addRupiah, rupiah } from '@dasbor/domain/kernel';
import { TOP_UP_BANKS, TOP_UP_EXPIRY_MINUTES, TOP_UP_LIMITS } from '@dasbor/domain/top-ups';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useWho } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useTopUpForm } from '../forms/use-top-up-form.ts';
import { topUpPaths } from '../paths.ts';
import { topUpBankName } from '../presentation/bank-name.ts';

interface TopUpFormProps {
  draftName: string;
  /** Whose balance it raises, where it is not the merchant's. */
  subaccount?: { id: string; available: number };
}

export function TopUpForm({ draftName, subaccount }: TopUpFormProps) {
  const t = useT('top-ups');
  const format = useFormat();
  const leadOn = useLeadOn();
  const seesBalance = may(useWho(), { permission: 'withdrawal.view', feature: 'balance' }).ok;
  const { data: balance } = useBalance(seesBalance);
  const decision = usePolicy('top_up', balance?.aheadMs);
  const before = subaccount?.available ?? balance?.available;
  const form = useTopUpForm({
    draftName,
    available: before ?? 0,
    ...(subaccount && { subaccountId: subaccount.id }),
    onCreated: ({ id }) => leadOn(topUpPaths.detail(id), t('form.done')),
  });
  const element = useProblemFocus(form.attempts);

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (decision.allowed) void form.submit();
      }}
    >
      <PolicyNotice action="top_up" decision={decision} aheadMs={balance?.aheadMs ?? 0} />
      {form.failure ? <FailureBanner failure={form.failure} /> : null}
      <Section>
        <chakra.div display="grid" gap="5">
          <ChoiceGroup legend={t('form.bank')} hint={t('form.bankHint')}>
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }}
              columnGap="6"
            >
              {TOP_UP_BANKS.map((bank) => (
                <Choice
                  key={bank}
                  radio="bank"
                  title={topUpBankName(bank)}
                  checked={form.bank === bank}
                  onChange={() => form.setBank(bank)}
                />
              ))}
            </chakra.div>
          </ChoiceGroup>
          <AmountField
            label={t('form.amount')}
            hint={t('form.amountHint', { minimum: format.rupiah(TOP_UP_LIMITS.minimum) })}
            error={form.amountError}
            value={form.text}
            onChange={form.setText}
            onBlur={form.leaveAmount}
          />
          {seesBalance || subaccount ? (
            <MoneyLines
              lines={[
                { key: 'before', label: t('form.before'), amount: before },
                { key: 'topUp', label: t('form.topUp'), amount: form.amount ?? 0 },
                {
                  key: 'after',
                  label: t('form.after'),
                  amount:
                    before === undefined ? undefined : addRupiah(rupiah(before), rupiah(form.amount ?? 0)),
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
        loading={form.isSubmitting}
      >
        {t('form.submit')}
      </PolicyButton>
      <chakra.p textStyle="small" color="fg.muted">
        {t('form.expiry', { hours: TOP_UP_EXPIRY_MINUTES / 60 })}
      </chakra.p>
    </chakra.form>
  );
}
