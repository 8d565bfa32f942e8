import { chakra } from '@chakra-ui/react';
import {
  type Channel,
  CHANNELS,
  EVENT_GROUPS,
  type EventGroup,
  eventRule,
  isNotificationEvent,
} from '@dasbor/domain/notifications';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import type { EventChannels, NotificationPreferences } from '../api/types.ts';
import { CARDS, TABLE } from './channel-table-css.ts';
import { ChannelCell } from './channel-cell.tsx';

type ChannelTableProps = {
  preferences: NotificationPreferences;
  isTold: (event: string, channel: Channel) => boolean;
  onToggle: (event: string, channel: Channel) => void;
};

/** Events by channel: a table, and cards on a phone. Events of a newer server are left out and keep their channels. */
export const ChannelTable = (props: ChannelTableProps) =>
  useIsPhone() ? <Cards {...props} /> : <Table {...props} />;

type Row = EventChannels & { name: string };

const useGroups = ({ events }: NotificationPreferences): { group: EventGroup; rows: readonly Row[] }[] => {
  const t = useT('notifications');
  const known = events.filter(({ event }) => isNotificationEvent(event));
  return EVENT_GROUPS.map((group) => ({
    group,
    rows: known
      .filter(({ event }) => eventRule(event).group === group)
      .map((row) => ({ ...row, name: t(`event.${row.event}`) })),
  })).filter(({ rows }) => rows.length > 0);
};

const cellOf = ({ preferences, isTold, onToggle }: ChannelTableProps, row: Row, channel: Channel) => {
  const hasAddress =
    channel === 'app' || (channel === 'mail' ? preferences.email : preferences.whatsapp_number) !== null;
  const isFixed = row.fixed.includes(channel);
  return {
    event: row.name,
    channel,
    checked: isTold(row.event, channel) && (hasAddress || isFixed),
    blocked: isFixed ? ('fixed' as const) : hasAddress ? undefined : ('address' as const),
    onChange: () => onToggle(row.event, channel),
  };
};

const Table = (props: ChannelTableProps) => {
  const t = useT('notifications');
  return (
    <chakra.table css={TABLE} aria-label={t('settings.events')}>
      <thead>
        <tr>
          <th scope="col">{t('settings.event')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`settings.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {useGroups(props.preferences).map(({ group, rows }) => (
        <tbody key={group} data-group={group}>
          <tr>
            <th scope="rowgroup" colSpan={CHANNELS.length + 1}>
              {t(`group.${group}`)}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.event}>
              <th scope="row">{row.name}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <ChannelCell {...cellOf(props, row, channel)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </chakra.table>
  );
};

const Cards = (props: ChannelTableProps) => {
  const t = useT('notifications');
  return (
    <chakra.div css={CARDS}>
      {useGroups(props.preferences).map(({ group, rows }) => (
        <section key={group} aria-labelledby={`events-${group}`}>
          <h3 id={`events-${group}`}>{t(`group.${group}`)}</h3>
          {rows.map((row) => (
            <fieldset key={row.event}>
              <legend>{row.name}</legend>
              {CHANNELS.map((channel) => (
                <ChannelCell key={channel} {...cellOf(props, row, channel)}>
                  {t(`settings.channel.${channel}`)}
                </ChannelCell>
              ))}
            </fieldset>
          ))}
        </section>
      ))}
    </chakra.div>
  );
};
