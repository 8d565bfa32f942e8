import { chakra } from '@chakra-ui/react';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { PermissionLines, useRoles } from '../../roles/public.ts';
import { rolePaths } from '../../../shared/paths/account/users.ts';
import type { User } from '../api/types.ts';
import { HandOverAction, StepAction, useUserRules } from './user-actions.tsx';

export const UserNotice = ({ user }: { user: User }) => {
  const t = useT('users');
  if (user.status === 'invited')
    return (
      <chakra.div mb="4">
        <Banner tone="info" title={t('notice.invited')}>
          {t('notice.expires')} <Time value={user.invitation_expires_at} />
        </Banner>
      </chakra.div>
    );
  if (user.status !== 'disabled' && user.status !== 'removed') return null;
  return (
    <chakra.div mb="4">
      <Banner tone="neutral" title={t(`notice.${user.status}`)} />
    </chakra.div>
  );
};

/** What the role lets this person see and do. */
export const RoleSection = ({ user }: { user: User }) => {
  const t = useT('users');
  const { data: roles } = useRoles();
  const role = roles?.find((one) => one.id === user.role_id);
  return (
    <Section
      title={t('detail.role', { role: user.role_name })}
      actions={<AppLink to={rolePaths.list}>{t('list.roles')}</AppLink>}
    >
      {role ? <PermissionLines role={role} /> : null}
    </Section>
  );
};

export const FactsSection = ({ user }: { user: User }) => {
  const t = useT('users');
  return (
    <DetailsSection
      items={[
        { key: 'email', label: t('detail.email'), value: user.email, copy: user.email },
        {
          key: 'signedIn',
          label: t('detail.lastSignedIn'),
          value:
            user.last_signed_in_at === null ? t('detail.never') : <Time value={user.last_signed_in_at} />,
        },
        ...(user.two_step === null
          ? []
          : [
              {
                key: 'twoStep',
                label: t('detail.twoStep'),
                value: t(user.two_step ? 'detail.on' : 'detail.off'),
              },
            ]),
        ...(user.invited_by === null
          ? []
          : [{ key: 'invitedBy', label: t('detail.invitedBy'), value: user.invited_by }]),
        { key: 'created', label: t('detail.created'), value: <Time value={user.created_at} /> },
        idItem(t('detail.id'), user.id),
      ]}
    />
  );
};

export const EndingSection = ({ user }: { user: User }) => {
  const t = useT('users');
  const { refusalOf, mayReceive } = useUserRules(user);
  const isEmpty = refusalOf('deactivate').hidden && refusalOf('remove').hidden && !mayReceive;
  return isEmpty ? null : (
    <Section title={t('detail.access')} description={t('detail.accessText')}>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {mayReceive ? <HandOverAction user={user} /> : null}
        <StepAction user={user} step="deactivate" />
        <StepAction user={user} step="remove" />
      </chakra.div>
    </Section>
  );
};
