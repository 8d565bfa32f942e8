import { chakra } from '@chakra-ui/react';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import type { ApiRequestDetail } from '../api/types.ts';
import { useKeyPath } from '../api/use-calling-keys.ts';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';

export const SummarySection = ({ request }: { request: ApiRequestDetail }) => {
  const t = useT('request-log');
  const keyPath = useKeyPath(request.key.id);
  const text = (value: string | null) =>
    value === null ? (
      <chakra.span color="fg.muted">{t('detail.absent')}</chakra.span>
    ) : (
      <chakra.span textStyle="id" fontSize="xs">
        {value}
      </chakra.span>
    );
  return (
    <DetailsSection
      items={[
        {
          key: 'key',
          label: t('detail.key'),
          value: <AppLink to={keyPath}>{request.key.name}</AppLink>,
        },
        {
          key: 'operation',
          label: t('detail.operation'),
          value: text(request.operation),
          copy: request.operation,
        },
        {
          key: 'url',
          label: t('detail.url'),
          value: (
            <>
              {text(request.url)}{' '}
              <AppLink to={requestLogPaths.list({ path: [request.path] })} textStyle="small" display="block">
                {t('detail.samePath')}
              </AppLink>
            </>
          ),
        },
        { key: 'ip', label: t('detail.ip'), value: text(request.ip), copy: request.ip },
        { key: 'agent', label: t('detail.userAgent'), value: text(request.user_agent) },
        {
          key: 'idempotency',
          label: t('detail.idempotencyKey'),
          value: text(request.idempotency_key),
          copy: request.idempotency_key,
        },
        idItem(t('detail.id'), request.id),
      ]}
      hint={
        <chakra.p textStyle="small" color="fg.subtle" mt="3">
          {t('detail.idHint')}
        </chakra.p>
      }
    />
  );
};
