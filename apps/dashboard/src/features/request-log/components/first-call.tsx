import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { useBaseUrl } from '../../api-keys/public.ts';

/** For an empty log: a call to paste into a terminal. */
export const FirstCall = () => {
  const t = useT('request-log');
  const baseUrl = useBaseUrl() ?? 'https://…';
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" width="100%" maxW="40rem">
      <chakra.div width="100%" textAlign="start">
        <TextBlock
          label={t('list.empty.snippet')}
          text={`curl -u "$DASBOR_KEY:" "${baseUrl}/dashboard/orders?limit=1"`}
        />
      </chakra.div>
      <LinkButton>
        <Link to={apiKeyPaths.new}>{t('list.empty.noKey')}</Link>
      </LinkButton>
    </chakra.div>
  );
};
