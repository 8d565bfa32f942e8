import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/table/columns.ts';
import { Status } from '../../../shared/status/status.tsx';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { SnapKey } from '../api/types.ts';
import { snapKeyMeanings } from '../presentation/status-view.ts';

export const useSnapKeyColumns = (): readonly ListColumn<SnapKey>[] => {
  const t = useT('snap-keys');
  const statusOf = useStatusOf(snapKeyMeanings);
  const muted = (text: string) => <chakra.span color="fg.muted">{text}</chakra.span>;
  const bits = (key: SnapKey) =>
    key.public_key_bits === null ? null : t('list.bits', { bits: key.public_key_bits });
  return [
    {
      key: 'name',
      label: t('list.column.name'),
      link: true,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
      length: 14,
    },
    {
      key: 'client',
      label: t('list.column.client'),
      cell: ({ client_id: id }) => (
        <chakra.span textStyle="id" fontSize="xs">
          {id}
        </chakra.span>
      ),
      csv: ({ client_id: id }) => id,
      length: 26,
    },
    {
      key: 'publicKey',
      label: t('list.column.publicKey'),
      cell: (key) => bits(key) ?? muted(t('list.noPublicKey')),
      csv: bits,
      length: 12,
    },
    {
      key: 'token',
      needsLabel: true,
      label: t('list.column.token'),
      cell: ({ last_token_at: at }) =>
        at === null ? muted(t('list.noToken')) : <Time value={at} color="fg.muted" />,
      csv: ({ last_token_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: t('list.column.status'),
      cell: ({ status }) => <Status of={snapKeyMeanings} is={status} />,
      csv: ({ status }) => statusOf(status).label,
      length: 10,
    },
  ];
};
