import { useT } from '../../../shared/i18n/use-t.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { NewApiKey } from '../../api-keys/public.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

export default function SubaccountKeyNewPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount) => {
        const keys = subaccountPaths.keys(subaccount.id);
        return (
          <>
            <PageHeader
              title={t('keys.new')}
              description={t('keys.newFor', { name: subaccount.name })}
              back={{ to: keys, label: subaccount.name }}
            />
            <NewApiKey subaccount={{ id: subaccount.id, name: subaccount.name }} cancelTo={keys} />
          </>
        );
      }}
    </OfSubaccount>
  );
}
