import { type NavGroup, navigationFor, type NavItem } from '@dasbor/domain/access';
import { useSession, useWho } from '../../shared/state/session.ts';
import { availableNav } from '../signed-in-routes.ts';

/** Product spec §2, Sidebar: filtered by permission, flag, mode, preset and audit. */
export const useNavigation = (): readonly NavGroup[] => {
  const session = useSession();
  return navigationFor({
    ...useWho(),
    available: availableNav,
    preset: session.merchant_subaccount_preset,
    hiddenMenus: session.hidden_menus,
  });
};

/** Every sidebar entry, without the groups. */
export const useNavItems = (): readonly NavItem[] => useNavigation().flatMap(({ items }) => items);
