import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { NeedsList } from '../../../shared/needs-you/needs-list.tsx';
import { useNeedsYou } from '../../../shared/needs-you/use-needs-you.ts';
import { notificationPaths } from '../../../shared/paths/account/notifications.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { useNotifications } from '../api/use-notifications.ts';
import { NoticeRows } from '../components/notice-rows.tsx';
import { useReading } from '../presentation/use-reading.ts';

const SHOWN = 20;

/** First what waits for the person, then what happened, by day. */
export default function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useT('notifications');
  const needsWords = useT('needs-you');
  const notices = useNotifications({ unread: false, limit: SHOWN });
  const { readOne, readAll } = useReading(notices);
  const { data: waiting } = useNeedsYou();
  const needs = waiting?.needs ?? [];
  const hasUnread = (waiting?.unread ?? 0) > 0;
  return (
    <>
      <chakra.header css={HEAD}>
        <chakra.h2 textStyle="section">{t('title')}</chakra.h2>
        {hasUnread ? (
          <Button size="sm" variant="link" onClick={readAll}>
            {t('panel.readAll')}
          </Button>
        ) : null}
      </chakra.header>
      {needs.length > 0 ? (
        <section aria-labelledby="bell-needs">
          <chakra.h3 id="bell-needs" px={{ base: '4', sm: '5' }} pb="2" textStyle="strong">
            {needsWords('title')}
          </chakra.h3>
          <NeedsList needs={needs} onFollow={onClose} />
        </section>
      ) : null}
      {notices.error && !notices.rows ? (
        <PageState kind="failed" error={notices.error} onRetry={notices.retry} />
      ) : null}
      {!notices.rows && !notices.error ? <Waiting /> : null}
      {notices.rows?.length === 0 ? (
        <chakra.p
          px={{ base: '4', sm: '5' }}
          py="4"
          color="fg.muted"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          {t('list.empty.title')}. {t('list.empty.text')}
        </chakra.p>
      ) : null}
      {notices.rows ? (
        <NoticeRows rows={notices.rows} onRead={readOne} onFollow={onClose} heading="h3" />
      ) : null}
      <chakra.footer css={FOOT}>
        <AppLink to={notificationPaths.list} onClick={onClose}>
          {t('panel.all')}
        </AppLink>
        <AppLink to={notificationPaths.preferences} onClick={onClose}>
          {t('panel.settings')}
        </AppLink>
      </chakra.footer>
    </>
  );
}

const Waiting = () => (
  <chakra.div px="5" py="4" display="grid" gap="3" aria-busy="true">
    <Skeleton height="10" />
    <Skeleton height="10" />
    <Skeleton height="10" />
  </chakra.div>
);

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '12',
  px: { base: '4', sm: '5' },
  py: '2',
} as const;

const FOOT = {
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  px: { base: '4', sm: '5' },
  py: '3',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
} as const;
