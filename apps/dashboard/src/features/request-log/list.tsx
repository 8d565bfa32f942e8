import { chakra } from '@chakra-ui/react';
import { isId } from '@dasbor/domain/kernel';
import { requestLog } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { requestLogKeys } from './api/keys.ts';
import type { ApiRequest, RequestFilters } from './api/types.ts';
import { useCallingKeys } from './api/use-calling-keys.ts';
import { AnswerBadge } from './components/answer-badge.tsx';
import { requestLogPaths } from '../../shared/paths/developers/request-log.ts';

const { time, id, text, column } = columnsOf<ApiRequest>();

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const;

export const requestList = defineList<ApiRequest, RequestFilters>()({
  name: 'request-log',
  words: 'request-log',
  permission: 'settings.view',
  operations: requestLog,
  fetchPage: (client, asked) => client.listApiRequests(asked),
  keys: requestLogKeys,
  path: (request) => requestLogPaths.detail(request.id),
  // A complete request ID in the search box matches only that request.
  searchAs: (search) => (isId('request', search) ? { request_id: search } : null),
  filters: {
    key_id: {
      at: 'key',
      useOptions: () => useCallingKeys().map(({ id: value, name: label }) => ({ value, label })),
      accepts: (value) => isId('api_key', value),
    },
    method: { choices: METHODS, words: (method) => method },
    status_class: { at: 'status', choices: STATUS_CLASSES, words: 'list.statusClass' },
    path: { fixed: (path) => path.length <= 200 },
  },
  // Time, operation, response status, duration and key.
  useColumns: () => {
    const t = useT('request-log');
    const { count } = useFormat();
    return [
      time('created', 'created_at', { precision: 'second' }),
      id('method', 'method', { length: 5 }),
      id('path', 'path', { link: true, length: 22 }),
      column('status', {
        essential: true,
        cell: ({ status }) => <AnswerBadge status={status} />,
        csv: ({ status }) => status,
        length: 6,
      }),
      id('error', 'error_code', { length: 18 }),
      column('duration', {
        align: 'end',
        cell: ({ duration_ms: ms }) => (
          <chakra.span fontVariantNumeric="tabular-nums">
            {t('detail.milliseconds', { ms: count(ms) })}
          </chakra.span>
        ),
        csv: ({ duration_ms: ms }) => ms,
        csvUnit: 'ms',
        length: 6,
      }),
      text('key', ({ key }) => key.name, { length: 12 }),
      id('operation', 'operation', { extra: true, length: 14 }),
      id('ip', 'ip', { extra: true, length: 13 }),
      id('id', 'id', { extra: true, length: 26 }),
    ];
  },
  useCard: (columns) => (request) => ({
    title: `${request.method} ${request.path}`,
    amount: columns['status']?.cell(request),
    meta: (
      <>
        {request.key.name} · {columns['created']?.cell(request)}
      </>
    ),
    status: request.error_code,
  }),
});
