import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { type Profile, useProfile } from '../api/use-profile.ts';
import { LanguageSection } from '../components/language-section.tsx';
import { SecuritySection } from '../components/security-section.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';

export default function ProfilePage() {
  const t = useT('profile');
  const { data: profile, error, mutate } = useProfile();
  return (
    <chakra.div maxW="52rem">
      <PageHeader title={t('profile.title')} />
      {profile ? (
        <chakra.div display="grid" gap="5">
          <Details profile={profile} />
          <LanguageSection profile={profile} />
          <SecuritySection profile={profile} />
        </chakra.div>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <chakra.div display="grid" gap="5">
            <Skeleton height="80" borderRadius="panel" />
            <Skeleton height="60" borderRadius="panel" />
          </chakra.div>
        </PageState>
      )}
    </chakra.div>
  );
}

const Details = ({ profile }: { profile: Profile }) => {
  const t = useT('profile');
  const { merchant_name: merchant } = useSession();
  return (
    <Section title={t('profile.details')} description={t('profile.detailsHint')}>
      <chakra.div display="grid" gap="5">
        <DescriptionList
          items={[
            { key: 'email', label: t('profile.email'), value: profile.email, copy: profile.email },
            { key: 'role', label: t('profile.role'), value: profile.role_name },
            { key: 'merchant', label: t('profile.merchant'), value: merchant },
            {
              key: 'since',
              label: t('profile.since'),
              value: <Time value={profile.created_at} format="date" />,
            },
          ]}
        />
        <ProfileForm profile={profile} />
      </chakra.div>
    </Section>
  );
};
