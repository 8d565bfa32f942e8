import { chakra } from '@chakra-ui/react';
import { decideRoleEdit } from '@dasbor/domain/roles';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { rolePaths } from '../../../shared/paths/account/users.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Role } from '../api/types.ts';
import { useRole, useRoleChanges } from '../api/use-roles.ts';
import { PermissionLines } from '../components/permission-lines.tsx';
import { RoleForm } from '../forms/role-form.tsx';
import { permissionsIn, roleValuesOf } from '../forms/role-values.ts';

export default function RoleEditPage() {
  const t = useT('roles');
  const id = Number(useParams()['id']);
  const back = { to: rolePaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={useRole(id)}
      title={t('form.titleEdit')}
      back={back}
      permission="user_management.create"
      missing="DPAY_ROLE_NOT_FOUND"
    >
      {(role) => (
        <>
          <PageHeader title={t('form.titleEdit')} description={role.name} back={back} />
          <Edit key={role.id} role={role} />
        </>
      )}
    </DetailPage>
  );
}

const Edit = ({ role }: { role: Role }) => {
  const t = useT('roles');
  const words = useCodeWords();
  const goToResult = useGoToResult();
  const { update } = useRoleChanges();
  const { role_id: roleId } = useSession();
  const scope = useScope().join(' ');
  // As it was when the form opened: the server refuses the edit if somebody changed the role since.
  const [opened] = useState(role);
  const editable = decideRoleEdit({ roleId }, role);
  if (!editable.ok) {
    return (
      <>
        <Banner tone="info" title={words(editable.problem.code)} />
        <chakra.div mt="4">
          <PermissionLines role={role} />
        </chakra.div>
      </>
    );
  }
  return (
    <RoleForm
      saved={roleValuesOf(opened)}
      draft={`${scope} role ${opened.id} ${opened.version}`}
      submitLabel={t('form.save')}
      onSave={async ({ name, permissions, masks_personal_data }, clear) => {
        await update(opened.id, {
          version: opened.version,
          name: name.trim(),
          permissions: [...permissionsIn(permissions)],
          masks_personal_data,
        });
        clear();
        goToResult(rolePaths.list, t('form.saved'), { replace: true, isSaid: true });
      }}
    />
  );
};
