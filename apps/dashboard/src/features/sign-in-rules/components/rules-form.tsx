import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { type SignInRules, useSetSignInRules } from '../api/use-sign-in-rules.ts';
import { rulesSchema } from '../forms/rules-values.ts';

export const RulesForm = ({ rules, draft }: { rules: SignInRules; draft: string }) => {
  const t = useT('sign-in-rules');
  const who = useWho();
  const toast = useToast();
  const otp = useOtpStep();
  const save = useSetSignInRules();
  const { requires_two_step, remembers_devices, people_without_two_step: without } = rules;
  const form = useForm({
    initial: { requires_two_step, remembers_devices },
    schema: rulesSchema,
    draft,
    submit: async (values, { clear }) => {
      const otpToken = await otp.confirm({ purpose: 'sign_in_rules', action: { ...values } });
      if (otpToken === null) return;
      await save(values, otpToken);
      clear();
      toast.success(t('saved'));
    },
  });
  const { values } = form;
  const isChanged =
    values.requires_two_step !== requires_two_step || values.remembers_devices !== remembers_devices;
  const reason = may(who, { permission: 'user_management.create' }).ok
    ? isChanged
      ? undefined
      : t('unchanged')
    : t('forbidden');

  return (
    <>
      <Form form={form}>
        <Section title={t('section')} data-section="rules">
          <chakra.div display="grid" gap="4">
            <Choice
              title={t('required.title')}
              text={t('required.text')}
              {...form.toggle('requires_two_step')}
            />
            {values.requires_two_step && !requires_two_step && without > 0 ? (
              <Banner tone="info" title={t('without', { count: without })}>
                {t('withoutText')}
              </Banner>
            ) : null}
            <Choice
              title={t('remember.title')}
              text={t('remember.text')}
              {...form.toggle('remembers_devices')}
            />
            {rules.changed_by !== null && rules.changed_at !== null ? (
              <chakra.p textStyle="small" color="fg.muted">
                {t('changed', { name: rules.changed_by })} · <Time value={rules.changed_at} />
              </chakra.p>
            ) : null}
          </chakra.div>
        </Section>
        {form.banner}
        {form.summary}
        <div>
          <Button type="submit" variant="primary" loading={form.isBusy} disabledReason={reason}>
            {t('save')}
          </Button>
        </div>
      </Form>
      <CodeDialog title={t('confirm')} otp={otp} />
    </>
  );
};
