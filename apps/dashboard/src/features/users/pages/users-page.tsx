import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { rolePaths, userPaths } from '../../../shared/paths/account/users.ts';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { OwnershipNotice } from '../components/ownership-notice.tsx';
import { userList } from '../list.tsx';

export default function UsersPage() {
  const t = useT('users');
  const invite = may(useWho(), { permission: 'user_management.create' }).ok ? (
    <NewButton to={userPaths.invite} label={t('list.invite')} />
  ) : null;
  return (
    <>
      <OwnershipNotice />
      <RecordList
        of={userList}
        actions={
          <>
            <LinkButton>
              <Link to={rolePaths.list}>{t('list.roles')}</Link>
            </LinkButton>
            {invite}
          </>
        }
        emptyAction={invite}
      />
    </>
  );
}
