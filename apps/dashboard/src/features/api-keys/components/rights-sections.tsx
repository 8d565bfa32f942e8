import { chakra } from '@chakra-ui/react';
import { resourcesOf } from '@dasbor/domain/api-keys';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ApiKey } from '../api/types.ts';

export const ScopesSection = ({ scopes, subaccount }: Pick<ApiKey, 'scopes' | 'subaccount'>) => {
  const t = useT('api-keys');
  return (
    <Section title={t('detail.scopes')}>
      <DescriptionList
        items={resourcesOf({ ofSubaccount: subaccount !== null }).map((resource) => ({
          key: resource,
          label: t(`resource.${resource}`),
          value: (
            <chakra.span color={scopes[resource] === 'none' ? 'fg.muted' : 'fg'}>
              {t(`access.${scopes[resource]}`)}
            </chakra.span>
          ),
        }))}
      />
    </Section>
  );
};

export const IpsSection = ({ allowed_ips: ips }: Pick<ApiKey, 'allowed_ips'>) => {
  const t = useT('api-keys');
  return (
    <Section title={t('detail.ips')}>
      {ips.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('ips.anyText')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
          {ips.map((ip) => (
            <chakra.li key={ip} textStyle="id">
              {ip}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
};
