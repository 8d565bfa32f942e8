import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useRoles } from '../../roles/public.ts';
import type { User } from '../api/types.ts';
import { useUser } from '../api/use-user.ts';
import { useUserChanges } from '../api/use-user-changes.ts';
import { useUserRules } from '../components/user-actions.tsx';
import { UserForm } from '../forms/user-form.tsx';
import { editSchema } from '../forms/user-values.ts';

export default function UserEditPage() {
  const t = useT('users');
  const { id = '' } = useParams();
  const back = { to: userPaths.detail(id), label: t('detail.titleLoading') };
  return (
    <DetailPage
      result={useUser(id)}
      title={t('edit.pageTitle')}
      back={back}
      permission="user_management.create"
      missing="DPAY_USER_NOT_FOUND"
    >
      {(user) => (
        <>
          <PageHeader title={t('edit.pageTitle')} back={{ ...back, label: user.name }} />
          <Edit key={user.id} user={user} />
        </>
      )}
    </DetailPage>
  );
}

const Edit = ({ user }: { user: User }) => {
  const t = useT('users');
  const goToResult = useGoToResult();
  const { update } = useUserChanges();
  const { data: roles } = useRoles();
  const scope = useScope().join(' ');
  const { reason } = useUserRules(user).refusalOf('edit');
  if (reason) return <Banner tone="info" title={reason} />;
  if (!roles) return null;
  const { id, name, role_id: roleId } = user;
  return (
    <UserForm
      kind="edit"
      saved={{ userEmail: user.email, userName: name, roleID: String(roleId) }}
      schema={editSchema}
      roles={roles}
      draft={`${scope} user ${id} ${roleId} ${name}`}
      cancelTo={userPaths.detail(id)}
      onSave={async ({ userName, roleID }, confirm, clear) => {
        const body = {
          ...(userName.trim() === name ? {} : { userName: userName.trim() }),
          ...(Number(roleID) === roleId ? {} : { roleID: Number(roleID) }),
        };
        const ask = () => confirm({ purpose: 'user_update', action: { ...body, id } });
        if (!(await update(id, body, ask))) return false;
        clear();
        goToResult(userPaths.detail(id), t('edit.done'), { replace: true, isSaid: true });
        return true;
      }}
    />
  );
};
