import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { rolePaths } from '../../../shared/paths/account/users.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useRoleChanges, useRoles } from '../api/use-roles.ts';
import { RoleForm } from '../forms/role-form.tsx';
import { emptyRole, permissionsIn, roleValuesOf } from '../forms/role-values.ts';

/** Empty, or a copy of another role (`?copy=3`). */
export default function RoleNewPage() {
  const t = useT('roles');
  const goToResult = useGoToResult();
  const { create } = useRoleChanges();
  const scope = useScope().join(' ');
  const copied = useSearchParams()[0].get('copy');
  const back = { to: rolePaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={useRoles()}
      title={t('form.titleNew')}
      back={back}
      permission="user_management.create"
      missing="DPAY_ROLE_NOT_FOUND"
    >
      {(roles) => {
        const source = roles.find(({ id }) => String(id) === copied);
        return (
          <>
            <PageHeader title={t('form.titleNew')} description={t('form.intro')} back={back} />
            <RoleForm
              key={`${scope} ${copied}`}
              saved={source ? { ...roleValuesOf(source), name: '' } : emptyRole}
              draft={`${scope} role ${copied ?? ''}`}
              submitLabel={t('form.create')}
              onSave={async ({ name, permissions, masks_personal_data }, clear) => {
                await create({
                  name: name.trim(),
                  permissions: [...permissionsIn(permissions)],
                  masks_personal_data,
                });
                clear();
                goToResult(rolePaths.list, t('form.created'), { replace: true, isSaid: true });
              }}
            />
          </>
        );
      }}
    </DetailPage>
  );
}
