import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { LastUsed } from '../../api-keys/public.ts';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';
import type { LegacyKey } from '../api/types.ts';

export const LegacyKeyFacts = ({ legacyKey }: { legacyKey: LegacyKey }) => {
  const t = useT('legacy-keys');
  return (
    <chakra.div borderTopWidth="1px" borderColor="border.muted" mt="4" pt="2">
      <DescriptionList
        items={[
          {
            key: 'used',
            label: t('facts.usedAt'),
            value: (
              <>
                <LastUsed used={legacyKey} />
                <AppLink to={requestLogPaths.list({ key: [legacyKey.id] })} textStyle="small" display="block">
                  {t('facts.requests')}
                </AppLink>
              </>
            ),
          },
          { key: 'created', label: t('facts.createdAt'), value: <Time value={legacyKey.created_at} /> },
          {
            key: 'id',
            label: t('facts.id'),
            value: (
              <chakra.span textStyle="id" fontSize="xs">
                {legacyKey.id}
              </chakra.span>
            ),
            copy: legacyKey.id,
          },
        ]}
      />
    </chakra.div>
  );
};
