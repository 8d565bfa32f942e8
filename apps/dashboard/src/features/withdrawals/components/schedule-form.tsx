import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { SMALLEST_WITHDRAWAL } from '@dasbor/domain/withdrawals';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ScheduleValues } from '../forms/schedule-values.ts';
import type { WithAccounts } from '../../../shared/destination/chosen.ts';
import { DestinationChoice } from '../../../shared/destination/destination-choice.tsx';
import { ScheduleSays } from './schedule-says.tsx';
import { TimeField } from './time-field.tsx';

type ScheduleFormProps = {
  form: FormState<ScheduleValues>;
  around: WithAccounts;
  isNew: boolean;
};

export const ScheduleForm = ({ form, around, isNew }: ScheduleFormProps) => {
  const t = useT('withdrawals');
  const words = useCodeWords();
  const format = useFormat();
  const allowed = may(useWho(), { permission: 'withdrawal.create' });
  const { values } = form;
  const reason = allowed.ok ? undefined : words(allowed.problem.code, allowed.problem.params);

  return (
    <Form form={form}>
      <Section title={t('schedule.form.title')} description={t('schedule.form.intro')}>
        <chakra.div display="grid" gap="5">
          <ScheduleSays values={values} isNew={isNew} />
          <Choice
            title={t('schedule.form.enabled')}
            text={t('schedule.form.enabledText')}
            {...form.toggle('enabled')}
          />
          <TimeField hour={values.hour} minute={values.minute} onChange={form.set} />
          <ChoiceGroup legend={t('schedule.form.take')}>
            {TAKES.map((take) => (
              <Choice
                key={take}
                title={t(`schedule.form.takes.${take}`)}
                text={t(`schedule.form.takesText.${take}`, { minimum: format.rupiah(SMALLEST_WITHDRAWAL) })}
                {...form.choice('take', take)}
              />
            ))}
          </ChoiceGroup>
          {values.take === 'amount' ? (
            <AmountField
              label={t('form.amount')}
              hint={t('form.amountHint', { minimum: format.rupiah(SMALLEST_WITHDRAWAL) })}
              {...form.field('amount')}
            />
          ) : null}
          <DestinationChoice form={form} around={around} />
          {form.summary}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Button type="submit" variant="primary" loading={form.isBusy} disabledReason={reason}>
              {t('schedule.form.review')}
            </Button>
            {reason ? (
              <chakra.span textStyle="small" color="fg.muted">
                {reason}
              </chakra.span>
            ) : null}
          </chakra.div>
        </chakra.div>
      </Section>
    </Form>
  );
};

const TAKES = ['all', 'amount'] as const;
