import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { settingsPaths } from '../../settings/public.ts';
import { useRequests } from '../api/use-requests.ts';
import { AnswerBadge } from '../components/answer-badge.tsx';
import { FirstCall } from '../components/first-call.tsx';
import { requestLogPaths } from '../paths.ts';
import { useRequestColumns } from './request-columns.tsx';
import { useRequestFields } from './request-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function RequestLogPage() {
  return <RequestLog key={useScope().join(' ')} />;
}

function RequestLog() {
  const t = useT('request-log');
  const settings = useT('settings');
  const fields = useRequestFields();
  const list = useListQuery('request-log', fields);
  return (
    <ListPage
      title={t('list.title')}
      back={{ to: settingsPaths.overview, label: settings('title') }}
      list={list}
      result={useRequests(list)}
      columns={useRequestColumns()}
      fields={fields}
      rowPath={({ id }) => requestLogPaths.detail(id)}
      card={(request) => ({
        title: `${request.method} ${request.path}`,
        amount: <AnswerBadge status={request.status} />,
        meta: (
          <>
            {request.key.name} · <Time value={request.created_at} precision="second" />
          </>
        ),
        status: request.error_code,
      })}
      searchPlaceholder={t('list.search')}
      permission="settings.view"
      empty={{
        title: t('list.empty.title'),
        description: t('list.empty.text'),
        action: <FirstCall />,
      }}
    />
  );
}
