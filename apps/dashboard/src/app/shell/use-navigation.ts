import { type NavGroup, navigationFor, type NavItem } from '@dasbor/domain/access';
import { useSession, useWho } from '../../shared/state/session.ts';
import { availableNav } from '../signed-in-routes.ts';

/** Product spec §2, Sidebar: filtered by permission, flag, mode, preset and audit. */
export function useNavigation(): readonly NavGroup[] {
  const session = useSession();
  return navigationFor({
    ...useWho(),
    available: availableNav,
    preset: session.merchant_subaccount_preset,
    hiddenMenus: session.hidden_menus,
  });
}

/** Every sidebar entry, without the groups. */
export function useNavItems(): readonly NavItem[] {
  return useNavigation().flatMap(({ items }) => items);
}
