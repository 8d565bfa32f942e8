import { useT } from '../../../shared/i18n/use-t.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { NewApiKey } from '../forms/new-api-key.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';

export default function ApiKeyNewPage() {
  const t = useT('api-keys');
  return (
    <>
      <PageHeader title={t('form.titleNew')} back={{ to: apiKeyPaths.list, label: t('list.title') }} />
      <NewApiKey subaccount={null} cancelTo={apiKeyPaths.list} />
    </>
  );
}
