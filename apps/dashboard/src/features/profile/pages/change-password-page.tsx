import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { ChangePasswordForm } from '../forms/change-password-form.tsx';
import { profilePaths } from '../paths.ts';

export default function ChangePasswordPage() {
  const t = useT('profile');
  const toast = useToast();
  const navigate = useNavigate();

  function onDone() {
    toast.success(t('password.saved'));
    void navigate(profilePaths.profile);
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
