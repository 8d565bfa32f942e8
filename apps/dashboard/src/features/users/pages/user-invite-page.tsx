import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useRoles } from '../../roles/public.ts';
import { useUserChanges } from '../api/use-user-changes.ts';
import { UserForm } from '../forms/user-form.tsx';
import { inviteSchema, nobody } from '../forms/user-values.ts';

export default function UserInvitePage() {
  const t = useT('users');
  const goToResult = useGoToResult();
  const { invite } = useUserChanges();
  const scope = useScope().join(' ');
  const back = { to: userPaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={useRoles()}
      title={t('invite.pageTitle')}
      back={back}
      permission="user_management.create"
      missing="DPAY_NOT_FOUND"
    >
      {(roles) => (
        <>
          <PageHeader title={t('invite.pageTitle')} description={t('invite.intro')} back={back} />
          <UserForm
            key={scope}
            kind="invite"
            saved={nobody}
            schema={inviteSchema}
            roles={roles}
            draft={`${scope} invite`}
            cancelTo={userPaths.list}
            onSave={async ({ userEmail, userName, roleID }, confirm, clear) => {
              const body = { userEmail: userEmail.trim(), userName: userName.trim(), roleID: Number(roleID) };
              const user = await invite(body, () => confirm({ purpose: 'user_invite', action: body }));
              if (!user) return false;
              clear();
              goToResult(userPaths.detail(user.id), t('invite.done', { email: user.email }), {
                replace: true,
                isSaid: true,
              });
              return true;
            }}
          />
        </>
      )}
    </DetailPage>
  );
}
