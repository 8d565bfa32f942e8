import { isId } from '@dasbor/domain/kernel';
import { DELIVERY_STATUSES, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { useWebhooks } from '../api/use-webhooks.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useDeliveryStatus } from '../presentation/use-delivery-status.ts';

export function useDeliveryFields(): readonly FilterField[] {
  const t = useT('webhooks');
  const { data: webhooks = [] } = useWebhooks();
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('log.filter.status'),
      options: statusOptions(DELIVERY_STATUSES, useDeliveryStatus()),
    },
    {
      kind: 'choices',
      name: 'webhook',
      label: t('log.filter.webhook'),
      single: true,
      options: webhooks.map(({ id, name }) => ({ value: id, label: name })),
      accepts: (id) => isId('webhook', id),
    },
    {
      kind: 'choices',
      name: 'event',
      label: t('log.filter.event'),
      options: WEBHOOK_EVENTS.map((value) => ({ value, label: value })),
    },
  ];
}
