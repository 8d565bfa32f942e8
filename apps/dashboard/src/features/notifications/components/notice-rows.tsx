import { chakra } from '@chakra-ui/react';
import { addDays, formatDay, jakartaDate } from '@dasbor/domain/kernel';
import { isNotificationEvent } from '@dasbor/domain/notifications';
import { Link } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { onOpened } from '../../../shared/ui/record/on-opened.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { Notification } from '../api/types.ts';
import { byDay } from '../presentation/by-day.ts';
import { noticePath } from '../presentation/notice-path.ts';
import { NoticeDetails } from './notice-details.tsx';
import { ROWS } from './notice-rows-css.ts';

type NoticeRowsProps = {
  rows: readonly Notification[];
  onRead: (notice: Notification) => void;
  /** Called when a link is followed, for example to close a panel. */
  onFollow?: () => void;
  /** The level of the days' headings below the heading of their section. */
  heading: 'h2' | 'h3';
};

/** Grouped by day. Opening a notification marks it as read. */
export const NoticeRows = ({ rows, onRead, onFollow, heading: Heading }: NoticeRowsProps) => {
  const dayWords = useDayWords();
  return byDay(rows).map(({ day, rows: ofDay }) => (
    <chakra.div key={day} css={ROWS} data-day={day}>
      <Heading>{dayWords(day)}</Heading>
      <ul>
        {ofDay.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onRead={() => onRead(notice)}
            onFollow={() => {
              if (notice.read_at === null) onRead(notice);
              onFollow?.();
            }}
          />
        ))}
      </ul>
    </chakra.div>
  ));
};

type NoticeRowProps = { notice: Notification; onRead: () => void; onFollow: () => void };

const NoticeRow = ({ notice, onRead, onFollow }: NoticeRowProps) => {
  const t = useT('notifications');
  const { event, read_at: readAt, created_at: at } = notice;
  const to = noticePath(notice);
  const title = isNotificationEvent(event) ? t(`event.${event}`) : t('other');
  const isUnread = readAt === null;
  return (
    <li data-unread={isUnread || undefined} data-event={event}>
      <span>
        {to === undefined ? (
          <strong>{title}</strong>
        ) : (
          <Link to={to} data-row-link="" onClick={onOpened(onFollow)}>
            {title}
          </Link>
        )}
        {isUnread ? <chakra.span srOnly>{` (${t('list.unread')})`}</chakra.span> : null}
        <NoticeDetails notice={notice} />
        <Time value={at} textStyle="small" color="fg.muted" />
      </span>
      {isUnread ? (
        <IconButton size="sm" label={t('list.read')} onClick={onRead}>
          <CheckIcon />
        </IconButton>
      ) : null}
    </li>
  );
};

const useDayWords = () => {
  const t = useT('notifications');
  const language = useLanguage();
  const now = useClock();
  const today = jakartaDate(now());
  return (day: string): string => {
    if (day === today) return t('list.today');
    return day === addDays(today, -1) ? t('list.yesterday') : formatDay(day, language);
  };
};
