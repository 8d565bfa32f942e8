import { useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { ApiRequestDetail } from '../api/types.ts';
import { useRequest } from '../api/use-request.ts';
import { AnswerBadge } from '../components/answer-badge.tsx';
import { BodySection } from '../components/body-section.tsx';
import { CauseBanner } from '../components/cause-banner.tsx';
import { SummarySection } from '../components/summary-section.tsx';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';

export default function RequestPage() {
  const t = useT('request-log');
  const { id = '' } = useParams();
  const back = { to: lastAddress('request-log', requestLogPaths.list()), label: t('list.title') };
  return (
    <DetailPage
      result={useRequest(id)}
      title={t('detail.title')}
      back={back}
      permission="settings.view"
      missing="DPAY_API_REQUEST_NOT_FOUND"
    >
      {(request) => <RequestDetail request={request} back={back} />}
    </DetailPage>
  );
}

const RequestDetail = ({ request, back }: { request: ApiRequestDetail; back: Back }) => {
  const t = useT('request-log');
  const { count } = useFormat();
  const { method, path, status, error_code: code } = request;
  return (
    <DetailLayout
      header={
        <PageHeader
          title={`${method} ${path}`}
          back={back}
          badge={<AnswerBadge status={status} size="md" />}
          description={
            <>
              <Time value={request.created_at} precision="millisecond" /> ·{' '}
              {t('detail.milliseconds', { ms: count(request.duration_ms) })}
            </>
          }
        />
      }
      notices={
        code === null ? null : <CauseBanner code={code} status={status} answer={request.response_body} />
      }
      content={
        <>
          <BodySection
            title={t('detail.request')}
            label={t('detail.requestBody')}
            body={request.request_body}
          />
          <BodySection
            title={t('detail.response')}
            label={t('detail.responseBody')}
            body={request.response_body}
          />
        </>
      }
      details={<SummarySection request={request} />}
    />
  );
};
