import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { useAllSubaccounts } from '../../../shared/subaccounts/use-all-subaccounts.ts';
import type { Subaccount } from '../api/types.ts';

/** The selected subaccounts by name, or by ID if the user may not see them. A deleted subaccount is marked. */
export const NamedSubaccounts = ({ ids }: { ids: readonly string[] }) => {
  const who = useWho();
  const canSee = may(who, { permission: 'subaccount.view', feature: 'subaccount' }).ok;
  return canSee ? <ByName ids={ids} /> : <Names ids={ids} known={undefined} />;
};

const ByName = ({ ids }: { ids: readonly string[] }) => {
  const { data } = useAllSubaccounts();
  return <Names ids={ids} known={data} />;
};

const Names = ({ ids, known }: { ids: readonly string[]; known: readonly Subaccount[] | undefined }) => {
  const t = useT('webhooks');
  return (
    <chakra.span display="grid" gap="0.5">
      {ids.map((id) => {
        const one = known?.find((subaccount) => subaccount.id === id);
        return one ? (
          <chakra.span key={id} overflowWrap="anywhere">
            {one.name}
          </chakra.span>
        ) : (
          <chakra.span key={id} overflowWrap="anywhere">
            <chakra.span textStyle="id" fontSize="2xs">
              {id}
            </chakra.span>
            {known ? ` · ${t('form.subaccountGone')}` : ''}
          </chakra.span>
        );
      })}
    </chakra.span>
  );
};
