import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { useSession } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { SecurityEvent } from '../api/types.ts';
import { useActorWords } from '../presentation/actor-words.ts';
import { useActionWords } from '../presentation/action-words.ts';
import { deviceName } from '../presentation/device-name.ts';
import { targetPath } from '../presentation/links.ts';
import { useModeWords } from '../presentation/mode-words.ts';

/** product spec §3: action, mode, IP address, device, date; and who did it, to what. */
export function useHistoryColumns(): readonly ListColumn<SecurityEvent>[] {
  const t = useT('security-history');
  const actionWords = useActionWords();
  const actorWords = useActorWords();
  const modeWords = useModeWords();
  const { mode: shownMode } = useSession();
  return [
    {
      key: 'created',
      label: t('list.column.created'),
      csvLabel: `${t('list.column.created')} (WIB)`,
      cell: ({ created_at: at }) => <Time value={at} color="fg.muted" />,
      csv: ({ created_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'action',
      label: t('list.column.action'),
      link: true,
      cell: ({ action }) => <chakra.span fontWeight="medium">{actionWords(action)}</chakra.span>,
      csv: ({ action }) => actionWords(action),
      length: 20,
    },
    {
      key: 'actor',
      label: t('list.column.actor'),
      cell: (event) => (
        <chakra.span
          color={event.actor === null ? 'fg.muted' : undefined}
          title={event.actor?.email ?? undefined}
        >
          {actorWords(event)}
        </chakra.span>
      ),
      csv: actorWords,
      length: 14,
    },
    {
      key: 'mode',
      label: t('list.column.mode'),
      cell: ({ mode }) => modeWords(mode),
      csv: ({ mode }) => modeWords(mode),
      length: 7,
    },
    {
      key: 'ip',
      label: t('list.column.ip'),
      cell: ({ ip }) => <chakra.span textStyle="id">{ip}</chakra.span>,
      csv: ({ ip }) => ip,
      length: 12,
    },
    {
      key: 'device',
      label: t('list.column.device'),
      cell: ({ device }) => (
        <chakra.span display="block" maxW="16rem" truncate title={device}>
          {deviceName(device)}
        </chakra.span>
      ),
      csv: ({ device }) => deviceName(device),
      length: 18,
    },
    {
      key: 'target',
      label: t('list.column.target'),
      extra: true,
      cell: (event) => {
        const path = targetPath(event, shownMode);
        const id = (
          <chakra.span textStyle="id" fontSize="xs">
            {event.target ?? '–'}
          </chakra.span>
        );
        return path === undefined ? id : <AppLink to={path}>{id}</AppLink>;
      },
      csv: ({ target }) => target,
      length: 26,
    },
    {
      key: 'request',
      label: t('list.column.request'),
      extra: true,
      cell: ({ request_id: id }) => (
        <chakra.span textStyle="id" fontSize="xs">
          {id}
        </chakra.span>
      ),
      csv: ({ request_id: id }) => id,
      length: 26,
    },
  ];
}
