import { chakra } from '@chakra-ui/react';
import { EVENT_GROUPS, eventRule, NOTIFICATION_EVENTS } from '@dasbor/domain/notifications';
import { Link, useSearchParams } from 'react-router-dom';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { notificationPaths } from '../../../shared/paths/account/notifications.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useNotifications } from '../api/use-notifications.ts';
import { NoticeRows } from '../components/notice-rows.tsx';
import { useReading } from '../presentation/use-reading.ts';

const PER_PAGE = 50;

/** Everything of 90 days that the person was told of in the app. */
export default function NotificationsPage() {
  return <OfScope key={useScope().join(' ')} />;
}

const OfScope = () => {
  const t = useT('notifications');
  const [params, setParams] = useSearchParams();
  const unread = params.get('unread') === '1';
  const group = EVENT_GROUPS.find((one) => one === params.get('about'));
  const events = group && NOTIFICATION_EVENTS.filter((event) => eventRule(event).group === group);
  const notices = useNotifications({ unread, events, limit: PER_PAGE });
  const { readOne, readAll } = useReading(notices);
  const choose = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const { rows, error } = notices;
  const hasUnread = rows?.some((row) => row.read_at === null) ?? false;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        actions={
          <>
            <LinkButton size="sm">
              <Link to={notificationPaths.preferences}>{t('panel.settings')}</Link>
            </LinkButton>
            {hasUnread && !group ? (
              <Button size="sm" onClick={readAll}>
                {t('panel.readAll')}
              </Button>
            ) : null}
          </>
        }
      />
      <chakra.div css={FILTERS}>
        <Field label={t('list.about')}>
          {(control) => (
            <Select
              {...control}
              value={group ?? ''}
              onChange={(event) => choose({ about: event.currentTarget.value || null })}
            >
              <option value="">{t('list.everything')}</option>
              {EVENT_GROUPS.map((one) => (
                <option key={one} value={one}>
                  {t(`group.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Choice
          title={t('list.unreadOnly')}
          checked={unread}
          onChange={() => choose({ unread: unread ? null : '1' })}
        />
      </chakra.div>
      <Section padding="flush" overflow="hidden">
        {!rows && !error ? <PageState kind="loading" /> : null}
        {!rows && error ? <PageState kind="failed" error={error} onRetry={notices.retry} /> : null}
        {rows?.length === 0 ? (
          unread || group ? (
            <PageState kind="filtered-empty" onClear={() => choose({ unread: null, about: null })} />
          ) : (
            <PageState kind="empty" title={t('list.empty.title')} description={t('list.empty.text')} />
          )
        ) : null}
        {rows && rows.length > 0 ? <NoticeRows rows={rows} onRead={readOne} heading="h2" /> : null}
      </Section>
      {notices.hasOlder ? (
        <chakra.div mt="4">
          <Button loading={notices.isLoadingOlder} onClick={notices.older}>
            {t('list.older')}
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
};

const FILTERS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: '6',
  rowGap: '2',
  mb: '4',
} as const;
