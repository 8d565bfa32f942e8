import type { Mode } from '@dasbor/domain/access';
import { SearchLauncher } from '../../features/search/public.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useChooseMode } from './mode-switch.tsx';
import { useNavItems } from './use-navigation.ts';

type SearchProps = {
  onShowShortcuts: () => void;
  onSignOut: () => void;
};

/** The palette offers the user's sidebar entries and the other mode. */
export const Search = (props: SearchProps) => {
  const t = useT('app');
  const { mode, isOff, choose } = useChooseMode();
  const other: Mode = mode === 'live' ? 'sandbox' : 'live';
  return (
    <SearchLauncher
      label={t('header.search')}
      pages={useNavItems()}
      modes={isOff(other) ? [] : [other]}
      onChooseMode={choose}
      {...props}
    />
  );
};
