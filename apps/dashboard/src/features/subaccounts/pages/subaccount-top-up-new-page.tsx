import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { TopUpForm } from '../../top-ups/public.ts';
import type { Subaccount } from '../api/types.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

export default function SubaccountTopUpNewPage() {
  return <OfSubaccount>{(subaccount) => <NewTopUp subaccount={subaccount} />}</OfSubaccount>;
}

/** The form of every top up, for this balance. */
const NewTopUp = ({ subaccount }: { subaccount: Subaccount }) => {
  const t = useT('subaccounts');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('topUp.title', { name: subaccount.name })}
        description={t('topUp.intro')}
        back={{ to: subaccountPaths.detail(subaccount.id), label: subaccount.name }}
      />
      <chakra.div maxW="40rem">
        <TopUpForm draftName={`${scope} top-up ${subaccount.id}`} subaccount={subaccount} />
      </chakra.div>
    </>
  );
};
