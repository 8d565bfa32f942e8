import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';

/** Links an object to its money trail. The page needs the balance translations. */
export const TraceLink = ({ id }: { id: string }) => {
  const t = useT('balance');
  return (
    <AppLink to={balancePaths.trace(id)} textStyle="small">
      {t('trace.open')}
    </AppLink>
  );
};
