import { chakra } from '@chakra-ui/react';
import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Profile } from '../api/use-profile.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';

type Values = {
  name: string;
  mobile: string;
};

/** product spec §5, contact edit: a valid name and phone; the rules are the domain's. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT('profile');
  const words = useCodeWords();
  const toast = useToast();
  const update = useUpdateProfile();
  const { restored, keep, clear } = useDraft<Values>(`profile.${profile.user_id}`);
  const [failure, setFailure] = useState<Failure | null>(null);

  const saved: Values = { name: profile.name, mobile: profile.mobile ?? '' };
  const form = useFormik<Values>({
    initialValues: restored ?? saved,
    validate: problemsOf,
    onSubmit: async (values) => {
      setFailure(null);
      const phone = normalizePhone(values.mobile);
      try {
        await update({ name: values.name.trim(), mobile: phone.ok ? phone.value : values.mobile });
        clear();
        toast.success(t('profile.saved'));
      } catch (error) {
        setFailure(describeFailure(error));
      }
    },
  });
  const changed = form.values.name !== saved.name || form.values.mobile !== saved.mobile;

  useEffect(() => {
    if (changed) keep(form.values);
    else clear();
  }, [changed, keep, clear, form.values]);

  const element = useProblemFocus(form.isSubmitting ? 0 : form.submitCount);
  const error = (field: keyof Values) => (form.touched[field] ? words(form.errors[field]) : undefined);
  return (
    <chakra.form ref={element} onSubmit={form.handleSubmit} noValidate display="grid" gap="5" maxW="28rem">
      {failure ? <FailureBanner failure={failure} /> : null}
      {restored && changed ? <Banner tone="info" title={t('profile.draft')} /> : null}
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        error={error('name')}
        {...form.getFieldProps('name')}
      />
      <TextField
        label={t('profile.mobile')}
        hint={t('profile.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={error('mobile')}
        {...form.getFieldProps('mobile')}
      />
      <chakra.div>
        <Button type="submit" variant="primary" loading={form.isSubmitting} disabled={!changed}>
          {t('profile.save')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function problemsOf({ name, mobile }: Values): Partial<Values> {
  const wrongName = nameProblem(name);
  const phone = normalizePhone(mobile);
  return {
    ...(wrongName && { name: wrongName.code }),
    ...(!phone.ok && { mobile: phone.problem.code }),
  };
}
