import { useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useUser } from '../api/use-user.ts';
import { UserActions } from '../components/user-actions.tsx';
import { EndingSection, FactsSection, RoleSection, UserNotice } from '../components/user-sections.tsx';
import { userMeanings } from '../presentation/status-view.ts';

export default function UserPage() {
  const { id = '' } = useParams();
  return <Found key={`${useScope().join(' ')} ${id}`} id={id} />;
}

const Found = ({ id }: { id: string }) => {
  const t = useT('users');
  const back = { to: lastAddress('users', userPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useUser(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="user_management.view"
      missing="DPAY_USER_NOT_FOUND"
    >
      {(user) => (
        <DetailLayout
          header={
            <PageHeader
              title={user.name}
              description={user.role_name}
              back={back}
              badge={<Status of={userMeanings} is={user.status} size="md" />}
              actions={<UserActions user={user} />}
            />
          }
          notices={<UserNotice user={user} />}
          content={<RoleSection user={user} />}
          details={<FactsSection user={user} />}
          ending={<EndingSection user={user} />}
        />
      )}
    </DetailPage>
  );
};
