import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import type { ApiKey, KeySubaccount } from '../api/types.ts';

export const FactsSection = ({ apiKey }: { apiKey: ApiKey }) => {
  const t = useT('api-keys');
  const { expires_at: expiresAt, revoked_at: revokedAt, last_used_at: usedAt } = apiKey;
  return (
    <DetailsSection
      actions={
        <AppLink to={requestLogPaths.list({ key: [apiKey.id] })} textStyle="small">
          {t('detail.requests')}
        </AppLink>
      }
      items={[
        ...(apiKey.subaccount === null
          ? []
          : [{ key: 'for', label: t('detail.for'), value: <ForWhom {...apiKey.subaccount} /> }]),
        {
          key: 'used',
          label: t('detail.usedAt'),
          value: usedAt === null ? t('used.never') : <Time value={usedAt} />,
        },
        ...(apiKey.last_used_ip === null
          ? []
          : [
              {
                key: 'ip',
                label: t('detail.usedIp'),
                value: <chakra.span textStyle="id">{apiKey.last_used_ip}</chakra.span>,
              },
            ]),
        {
          key: 'expires',
          label: t('detail.expires'),
          value: expiresAt === null ? t('expiry.never') : <Time value={expiresAt} />,
        },
        { key: 'created', label: t('detail.createdAt'), value: <Time value={apiKey.created_at} /> },
        {
          key: 'by',
          label: t('detail.createdBy'),
          value: apiKey.created_by?.name ?? t('detail.createdByNobody'),
        },
        ...(revokedAt === null
          ? []
          : [{ key: 'revoked', label: t('detail.revokedAt'), value: <Time value={revokedAt} /> }]),
        idItem(t('detail.id'), apiKey.id),
      ]}
    />
  );
};

/** Links to the subaccount's keys if the user may see subaccounts. */
const ForWhom = ({ id, name }: KeySubaccount) => {
  const maySee = may(useWho(), { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  return maySee ? <AppLink to={subaccountPaths.keys(id)}>{name}</AppLink> : name;
};
