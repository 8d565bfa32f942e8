import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { ChangePasswordForm } from '../forms/change-password-form.tsx';
import { profilePaths } from '../../../shared/paths/account/profile.ts';

export default function ChangePasswordPage() {
  const t = useT('profile');
  const goToResult = useGoToResult();

  const onDone = () => {
    goToResult(profilePaths.profile, t('password.saved'), { isSaid: true });
  };
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
