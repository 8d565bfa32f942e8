import { may } from '@dasbor/domain/access';
import { settlementPaths } from '../paths/money-in/settlements.ts';
import { useWho } from '../state/session.ts';
import { AppLink } from '../ui/app-link.tsx';
import { type DescriptionItem } from '../ui/record/description-list.tsx';
import { idItem, IdText } from '../ui/record/id-item.tsx';

/** The ID of a settlement, with a link for those who may view it. */
export const useSettlementItem = (): ((label: string, id: string) => DescriptionItem) => {
  const mayView = may(useWho(), { permission: 'settlement.view' }).ok;
  return (label, id) => ({
    ...idItem(label, id, 'settlement'),
    ...(mayView
      ? {
          value: (
            <AppLink to={settlementPaths.detail(id)}>
              <IdText>{id}</IdText>
            </AppLink>
          ),
        }
      : {}),
  });
};
