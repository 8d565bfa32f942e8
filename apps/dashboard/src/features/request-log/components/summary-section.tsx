import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { ApiRequestDetail } from '../api/types.ts';
import { useKeyPath } from '../api/use-calling-keys.ts';
import { requestLogPaths } from '../paths.ts';

export function SummarySection({ request }: { request: ApiRequestDetail }) {
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
    <Section title={t('detail.summary')} description={t('detail.idHint')}>
      <DescriptionList
        items={[
          { key: 'id', label: t('detail.id'), value: text(request.id), copy: request.id },
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
                <AppLink
                  to={requestLogPaths.list({ path: [request.path] })}
                  textStyle="small"
                  display="block"
                >
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
        ]}
      />
    </Section>
  );
}
