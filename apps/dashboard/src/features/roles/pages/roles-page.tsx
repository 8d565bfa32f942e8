import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { rolePaths, userPaths } from '../../../shared/paths/account/users.ts';
import { useWho } from '../../../shared/state/session.ts';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useRoles } from '../api/use-roles.ts';
import { RoleCard } from '../components/role-card.tsx';

export default function RolesPage() {
  const t = useT('roles');
  const back = { to: userPaths.list, label: t('list.users') };
  const create = may(useWho(), { permission: 'user_management.create' }).ok ? (
    <NewButton to={rolePaths.create} label={t('list.create')} />
  ) : null;
  return (
    <DetailPage
      result={useRoles()}
      title={t('list.title')}
      back={back}
      permission="user_management.view"
      missing="DPAY_ROLE_NOT_FOUND"
    >
      {(roles) => (
        <>
          <PageHeader title={t('list.title')} description={t('list.intro')} back={back} actions={create} />
          <chakra.div display="grid" gap="4">
            {roles.map((role) => (
              <RoleCard key={role.id} role={role} />
            ))}
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}
