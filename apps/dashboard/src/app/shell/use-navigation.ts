import { type NavItem, navigationFor } from '@dasbor/domain/access';
import { useSession, useWho } from '../../shared/state/session.ts';
import { availableNav } from '../signed-in-routes.ts';

/** product spec §2, Sidebar: by permission, flag, mode, preset and audit; the rule is `navigationFor`. */
export function useNavigation(): readonly NavItem[] {
  const session = useSession();
  return navigationFor({
    ...useWho(),
    available: availableNav,
    preset: session.merchant_subaccount_preset,
    hiddenMenus: session.hidden_menus,
  });
}
