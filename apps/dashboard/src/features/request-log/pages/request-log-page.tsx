import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useNewestRequests } from '../api/use-newest-requests.ts';
import { FirstCall } from '../components/first-call.tsx';
import { requestList } from '../list.tsx';

/** One list per mode and merchant: the rows of one never show in the other. */
export default function RequestLogPage() {
  return <RequestLog key={useScope().join(' ')} />;
}

const RequestLog = () => {
  const t = useT('request-log');
  const settings = useT('settings');
  const requests = useRecordList(requestList);
  const { list, result, empty } = requests;
  return (
    <ListPage
      {...requests}
      title={t('list.title')}
      back={{ to: settingsPaths.overview, label: settings('title') }}
      result={{ ...result, fresh: useNewestRequests(list, result) }}
      empty={{ ...empty, action: <FirstCall /> }}
    />
  );
};
