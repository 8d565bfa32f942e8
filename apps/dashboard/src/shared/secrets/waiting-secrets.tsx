import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { useFreshSecrets } from './fresh-secrets.ts';

type WaitingSecretsProps = {
  owners: readonly { id: string; name: string }[];
  title: (name: string) => string;
  /** The page that shows the secret. */
  pathOf: (id: string) => string;
};

/** Links back to secrets that the user left before storing them. */
export const WaitingSecrets = ({ owners, title, pathOf }: WaitingSecretsProps) => {
  const t = useT('secrets');
  const secrets = useFreshSecrets();
  const waiting = owners.filter(({ id }) => secrets.of(id) !== undefined);
  if (waiting.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" mb="4">
      {waiting.map(({ id, name }) => (
        <Banner
          key={id}
          tone="warning"
          title={title(name)}
          actions={<AppLink to={pathOf(id)}>{t('waiting.open')}</AppLink>}
        >
          {t('waiting.text')}
        </Banner>
      ))}
    </chakra.div>
  );
};
