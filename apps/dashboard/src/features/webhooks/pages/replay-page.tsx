import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { REPLAYED_BY_DEFAULT } from '@dasbor/domain/webhooks';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { Status } from '../../../shared/status/status.tsx';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Replay } from '../api/types.ts';
import { useReplay } from '../api/use-replay.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { deliveryMeanings, replayMeanings } from '../presentation/status-view.ts';

/** The progress of a replay, with its own address: it survives a reload and can be shared. */
export default function ReplayPage() {
  const t = useT('webhooks');
  const { id = '' } = useParams();
  const back = { to: lastAddress('webhook-deliveries', webhookPaths.deliveries()), label: t('log.title') };
  return (
    <DetailPage
      result={useReplay(id)}
      title={t('replay.progressTitle')}
      back={back}
      permission="settings.view"
      missing="DPAY_WEBHOOK_REPLAY_NOT_FOUND"
    >
      {(replay) => <ReplayProgress replay={replay} back={back} />}
    </DetailPage>
  );
}

const ReplayProgress = ({ replay, back }: { replay: Replay; back: Back }) => {
  const t = useT('webhooks');
  const { count } = useFormat();
  const language = useLanguage();
  const isRunning = replay.status === 'running';
  const { total, seen, queued } = replay;
  const words = t('replay.progress', { seen: count(seen), total: count(total) });
  const narrowing = useNarrowing(replay.filters);
  return (
    <>
      <PageHeader
        title={t('replay.progressTitle')}
        back={back}
        badge={<Status of={replayMeanings} is={replay.status} size="md" />}
      />
      <Section maxW="44rem">
        <chakra.p textStyle="section" fontVariantNumeric="tabular-nums" mb="2">
          {words}
        </chakra.p>
        <ProgressBar label={t('replay.progressTitle')} done={seen} total={total} />
        {/* Announced only when it is done: a count announced every second would be distracting. */}
        <chakra.p role="status" textStyle="small" color="fg.muted" mb="2">
          {isRunning ? t('replay.away') : <AppLink to={back.to}>{t('replay.toLog')}</AppLink>}
        </chakra.p>
        <DescriptionList
          items={[
            { key: 'queued', label: t('replay.queued'), value: count(queued) },
            {
              key: 'skipped',
              label: t('replay.skipped'),
              value: seen > queued ? `${count(seen - queued)} · ${t('replay.skippedHint')}` : count(0),
            },
            {
              key: 'range',
              label: t('replay.range'),
              value: `${formatDate(replay.from, language)} – ${formatDate(replay.to, language)}`,
            },
            ...narrowing,
            { key: 'started', label: t('replay.startedAt'), value: <Time value={replay.created_at} /> },
            { key: 'finished', label: t('replay.finishedAt'), value: <Time value={replay.finished_at} /> },
          ]}
        />
      </Section>
    </>
  );
};

/** The filters of the replay, if any. */
const useNarrowing = ({ webhook_id, event, status, event_id, subject_id }: Replay['filters']) => {
  const t = useT('webhooks');
  const named = useStatusOf(deliveryMeanings);
  const statuses = (status ?? REPLAYED_BY_DEFAULT).map((one) => named(one).label).join(', ');
  const rows = [
    { key: 'status', label: t('replay.status'), value: statuses },
    { key: 'webhook', label: t('replay.webhook'), value: webhook_id },
    { key: 'event', label: t('replay.event'), value: event?.join(', ') },
    { key: 'about', label: t('replay.about'), value: event_id ?? subject_id },
  ];
  return rows.filter(({ value }) => value !== undefined);
};
