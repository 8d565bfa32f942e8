import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { settingsPaths } from '../../settings/public.ts';
import { useSecurityHistory } from '../api/use-security-history.ts';
import { useActorWords } from '../presentation/actor-words.ts';
import { useActionWords } from '../presentation/action-words.ts';
import { deviceName } from '../presentation/device-name.ts';
import { useModeWords } from '../presentation/mode-words.ts';
import { peopleOf } from '../presentation/people.ts';
import { useHistoryColumns } from './history-columns.tsx';
import { useHistoryFields } from './history-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function SecurityHistoryPage() {
  return <SecurityHistory key={useScope().join(' ')} />;
}

function SecurityHistory() {
  const t = useT('security-history');
  const settings = useT('settings');
  const actionWords = useActionWords();
  const actorWords = useActorWords();
  const modeWords = useModeWords();
  // Everybody seen so far: whoever is filtered by can be told apart from the others afterwards too.
  const [seen, setSeen] = useState<ReturnType<typeof peopleOf>>([]);
  const fields = useHistoryFields(seen);
  const list = useListQuery('security-history', fields);
  const result = useSecurityHistory(list);
  const columns = useHistoryColumns();

  const known = new Set(seen.map(({ id }) => id));
  const others = peopleOf(result.data?.data ?? []).filter(({ id }) => !known.has(id));
  if (others.length > 0) setSeen([...seen, ...others].toSorted((a, b) => a.name.localeCompare(b.name)));

  return (
    <ListPage
      title={t('list.title')}
      back={{ to: settingsPaths.overview, label: settings('title') }}
      list={list}
      result={result}
      columns={columns}
      fields={fields}
      card={(event) => ({
        title: actionWords(event.action),
        amount: modeWords(event.mode),
        note: `${actorWords(event)} · ${event.ip} · ${deviceName(event.device)}`,
        meta: <Time value={event.created_at} />,
        status: null,
      })}
      permission="settings.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.text') }}
    />
  );
}
