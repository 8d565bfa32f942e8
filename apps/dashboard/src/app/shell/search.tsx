import type { Mode } from '@dasbor/domain/access';
import { SearchLauncher } from '../../features/search/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useChooseMode } from './mode-switch.tsx';
import { useNavigation } from './use-navigation.ts';

/** The palette offers what this person's sidebar shows, and the mode that they are not in. */
export function Search() {
  const t = useT('app');
  const { mode, isOff, choose } = useChooseMode();
  const pages = useNavigation().flatMap((item) =>
    (item.children ?? [item]).map(({ key, path }) => ({ path, label: t(`nav.${key}`) })),
  );
  const other: Mode = mode === 'live' ? 'sandbox' : 'live';
  return (
    <SearchLauncher
      label={t('header.search')}
      pages={pages}
      modes={isOff(other) ? [] : [other]}
      onChooseMode={choose}
    />
  );
}
