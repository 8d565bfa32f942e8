import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { historyListOf } from '../list.tsx';
import { peopleOf } from '../presentation/people.ts';

/** One list per mode and merchant: the rows of one never show in the other. */
export default function SecurityHistoryPage() {
  return <SecurityHistory key={useScope().join(' ')} />;
}

const SecurityHistory = () => {
  const t = useT('security-history');
  const settings = useT('settings');
  // Everyone seen so far, so that the filter still offers the others after one is chosen.
  const [seen, setSeen] = useState<ReturnType<typeof peopleOf>>([]);
  const history = useRecordList(historyListOf(seen));

  const known = new Set(seen.map(({ id }) => id));
  const others = peopleOf(history.result.data?.data ?? []).filter(({ id }) => !known.has(id));
  if (others.length > 0) setSeen([...seen, ...others].toSorted((a, b) => a.name.localeCompare(b.name)));

  return (
    <ListPage
      {...history}
      title={t('list.title')}
      back={{ to: settingsPaths.overview, label: settings('title') }}
    />
  );
};
