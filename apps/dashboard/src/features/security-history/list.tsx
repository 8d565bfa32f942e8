import { chakra } from '@chakra-ui/react';
import { isId } from '@dasbor/domain/kernel';
import { SECURITY_CATEGORY_KEYS } from '@dasbor/domain/security-history';
import { securityHistory } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { useSession } from '../../shared/state/session.ts';
import { AppLink } from '../../shared/ui/app-link.tsx';
import { securityHistoryKeys } from './api/keys.ts';
import { useActors, useDevices } from './api/use-history-choices.ts';
import type { HistoryFilters, SecurityEvent } from './api/types.ts';
import { useActionWords } from './presentation/action-words.ts';
import { useActorWords } from './presentation/actor-words.ts';
import { deviceName } from '@dasbor/domain/session';
import { targetPath } from './presentation/links.ts';
import { useModeWords } from './presentation/mode-words.ts';

// By contract.
const LONGEST_DEVICE = 500;

const { time, id, text, column } = columnsOf<SecurityEvent>();

export const historyList = defineList<SecurityEvent, HistoryFilters>()({
  name: 'security-history',
  words: 'security-history',
  permission: 'settings.view',
  operations: securityHistory,
  fetchPage: (client, asked) => client.listSecurityHistory(asked),
  keys: securityHistoryKeys,
  isUnsearched: true,
  filters: {
    category: { choices: SECURITY_CATEGORY_KEYS, words: 'category' },
    mode: { choices: ['live', 'sandbox'], words: 'shared:mode', scalar: true },
    actor_id: {
      at: 'actor',
      useOptions: useActors,
      accepts: (value) => isId('user', value) || isId('api_key', value),
    },
    device: { useOptions: useDevices, accepts: (value) => value.length <= LONGEST_DEVICE },
  },
  // Product spec §3: action, mode, IP address, device and date; also the actor and the object.
  useColumns: () => {
    const actionWords = useActionWords();
    const actorWords = useActorWords();
    const modeWords = useModeWords();
    const { mode: shownMode } = useSession();
    return [
      time('created', 'created_at'),
      text('action', ({ action }) => actionWords(action), {
        link: true,
        cell: ({ action, target_name: name }) => (
          <>
            <chakra.span fontWeight="medium">{actionWords(action)}</chakra.span>
            {name ? (
              <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {name}
              </chakra.span>
            ) : null}
          </>
        ),
        length: 20,
      }),
      text('actor', actorWords, {
        cell: (event) => (
          <chakra.span
            color={event.actor === null ? 'fg.muted' : undefined}
            title={event.actor?.email ?? undefined}
          >
            {actorWords(event)}
          </chakra.span>
        ),
        length: 14,
      }),
      text('mode', ({ mode }) => modeWords(mode), { length: 7 }),
      id('ip', 'ip', { length: 12 }),
      text('device', ({ device }) => deviceName(device), {
        cell: ({ device }) => (
          <chakra.span display="block" maxW="16rem" truncate title={device}>
            {deviceName(device)}
          </chakra.span>
        ),
        length: 18,
      }),
      column('target', {
        extra: true,
        cell: (event) => {
          const path = targetPath(event, shownMode);
          if (event.target_name) return event.target_name;
          const target = <chakra.span textStyle="id">{event.target ?? '–'}</chakra.span>;
          return path === undefined ? target : <AppLink to={path}>{target}</AppLink>;
        },
        csv: ({ target, target_name: name }) => name ?? target,
        length: 26,
      }),
      id('request', 'request_id', { extra: true, length: 26 }),
    ];
  },
  useCard: (columns) => {
    const actorWords = useActorWords();
    return (event) => ({
      title: columns['action']?.cell(event),
      amount: columns['mode']?.cell(event),
      note: `${actorWords(event)} · ${event.ip} · ${deviceName(event.device)}`,
      meta: columns['created']?.cell(event),
      status: null,
    });
  },
});
