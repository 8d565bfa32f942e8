import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { ChangePasswordForm } from '../forms/change-password-form.tsx';
import { profilePaths } from '../paths.ts';

export default function ChangePasswordPage() {
  const t = useT('profile');
  const leadOn = useLeadOn();

  function onDone() {
    leadOn(profilePaths.profile, t('password.saved'), { isSaid: true });
  }
  return (
    <chakra.div maxW="36rem">
      <PageHeader
        title={t('password.title')}
        description={t('password.intro')}
        back={{ to: profilePaths.profile, label: t('password.back') }}
      />
      <Section>
        <ChangePasswordForm onDone={onDone} />
      </Section>
    </chakra.div>
  );
}
