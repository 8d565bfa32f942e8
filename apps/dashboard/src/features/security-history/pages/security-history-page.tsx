import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { historyList } from '../list.tsx';

export default function SecurityHistoryPage() {
  const t = useT('security-history');
  const settings = useT('settings');
  return (
    <ListPage
      {...useRecordList(historyList)}
      title={t('list.title')}
      back={{ to: settingsPaths.overview, label: settings('title') }}
    />
  );
}
