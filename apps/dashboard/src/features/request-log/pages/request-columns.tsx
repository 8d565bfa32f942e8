import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { ApiRequest } from '../api/types.ts';
import { AnswerBadge } from '../components/answer-badge.tsx';

/** When, what, how it was answered, how long that took, and by which key. */
export function useRequestColumns(): readonly ListColumn<ApiRequest>[] {
  const t = useT('request-log');
  const { count } = useFormat();
  const plain = (key: 'operation' | 'ip' | 'id', length: number) => ({
    key,
    label: t(`list.column.${key}`),
    cell: (request: ApiRequest) => (
      <chakra.span textStyle="id" fontSize="xs">
        {request[key]}
      </chakra.span>
    ),
    csv: (request: ApiRequest) => request[key],
    length,
  });
  return [
    {
      key: 'created',
      label: t('list.column.created'),
      csvLabel: `${t('list.column.created')} (WIB)`,
      cell: ({ created_at: at }) => <Time value={at} precision="second" color="fg.muted" />,
      csv: ({ created_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'method',
      label: t('list.column.method'),
      cell: ({ method }) => <chakra.span textStyle="id">{method}</chakra.span>,
      csv: ({ method }) => method,
      length: 5,
    },
    {
      key: 'path',
      label: t('list.column.path'),
      link: true,
      cell: ({ path }) => <chakra.span textStyle="id">{path}</chakra.span>,
      csv: ({ path }) => path,
      length: 22,
    },
    {
      key: 'status',
      essential: true,
      label: t('list.column.status'),
      cell: ({ status }) => <AnswerBadge status={status} />,
      csv: ({ status }) => status,
      length: 6,
    },
    {
      key: 'error',
      label: t('list.column.error'),
      cell: ({ error_code: code }) => (
        <chakra.span textStyle="id" fontSize="xs" color="fg.muted">
          {code ?? '–'}
        </chakra.span>
      ),
      csv: ({ error_code: code }) => code,
      length: 18,
    },
    {
      key: 'duration',
      label: t('list.column.duration'),
      align: 'end',
      cell: ({ duration_ms: ms }) => (
        <chakra.span fontVariantNumeric="tabular-nums">
          {t('detail.milliseconds', { ms: count(ms) })}
        </chakra.span>
      ),
      csv: ({ duration_ms: ms }) => ms,
      csvLabel: `${t('list.column.duration')} (ms)`,
      length: 6,
    },
    {
      key: 'key',
      label: t('list.column.key'),
      cell: ({ key }) => key.name,
      csv: ({ key }) => key.name,
      length: 12,
    },
    { ...plain('operation', 14), extra: true },
    { ...plain('ip', 13), extra: true },
    { ...plain('id', 26), extra: true },
  ];
}
