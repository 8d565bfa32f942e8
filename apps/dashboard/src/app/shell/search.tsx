import type { Mode } from '@dasbor/domain/access';
import { SearchLauncher } from '../../features/search/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSession } from '../../shared/state/session.ts';
import { useChooseMode } from './mode-switch.tsx';
import { useNavigation } from './use-navigation.ts';

/** The palette offers what this person's sidebar shows, and the mode that they are not in. */
export function Search() {
  const t = useT('app');
  const { is_live: isLive, sandbox_only: sandboxOnly } = useSession();
  const [mode, chooseMode] = useChooseMode();
  const pages = useNavigation().flatMap((item) =>
    (item.children ?? [item]).map(({ key, path }) => ({ path, label: t(`nav.${key}`) })),
  );
  const other: Mode = mode === 'live' ? 'sandbox' : 'live';
  const isOff = other === 'live' && (!isLive || sandboxOnly);
  return (
    <SearchLauncher
      label={t('header.search')}
      pages={pages}
      modes={isOff ? [] : [other]}
      onChooseMode={chooseMode}
    />
  );
}
