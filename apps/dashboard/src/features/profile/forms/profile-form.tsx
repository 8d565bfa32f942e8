import { chakra } from '@chakra-ui/react';
import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { object } from 'yup';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Profile } from '../api/use-profile.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';

type Values = {
  name: string;
  mobile: string;
};

/** product spec §5, contact edit: a valid name and phone. */
const profileSchema: FormSchema<Values, undefined> = object({
  name: decided(nameProblem),
  mobile: decided(normalizePhone),
});

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const t = useT('profile');
  const toast = useToast();
  const update = useUpdateProfile();
  const form = useForm({
    initial: { name: profile.name, mobile: profile.mobile ?? '' },
    schema: profileSchema,
    draft: `profile.${profile.user_id}`,
    submit: async ({ name, mobile }, { clear }) => {
      const phone = normalizePhone(mobile);
      await update({ name: name.trim(), mobile: phone.ok ? phone.value : mobile });
      clear();
      toast.success(t('profile.saved'));
    },
  });

  return (
    <Form form={form} gap="5" maxW="28rem">
      {form.banner}
      <DraftNotice form={form} />
      <TextField label={t('profile.name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('profile.mobile')}
        hint={t('profile.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('mobile')}
      />
      <chakra.div>
        <Button type="submit" variant="primary" loading={form.isBusy} disabled={!form.isChanged}>
          {t('profile.save')}
        </Button>
      </chakra.div>
    </Form>
  );
};
