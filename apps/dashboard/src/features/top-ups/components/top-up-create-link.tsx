import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';

export const TopUpCreateLink = () => {
  const t = useT('top-ups');
  return (
    <LinkButton size="sm" variant="primary">
      <Link to={topUpPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
};
