import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import type { Subaccount } from '../api/types.ts';
import { useSubaccount } from '../../../shared/subaccounts/use-subaccount.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

/** A page of one subaccount, or the reason it cannot be shown. */
export const OfSubaccount = ({
  children,
}: {
  children: (subaccount: Subaccount, back: Back) => ReactNode;
}) => {
  const { id = '' } = useParams();
  return (
    <Found key={`${useScope().join(' ')} ${id}`} id={id}>
      {children}
    </Found>
  );
};

const Found = ({
  id,
  children,
}: {
  id: string;
  children: (subaccount: Subaccount, back: Back) => ReactNode;
}) => {
  const t = useT('subaccounts');
  const back = { to: lastAddress('subaccounts', subaccountPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useSubaccount(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="subaccount.view"
      missing="DPAY_SUBACCOUNT_NOT_FOUND"
    >
      {(subaccount) => children(subaccount, back)}
    </DetailPage>
  );
};
