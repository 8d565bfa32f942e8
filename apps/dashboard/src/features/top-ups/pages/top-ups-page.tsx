import { useT } from '../../../shared/i18n/use-t.ts';
import { balancePaths } from '../../balance/paths.ts';
import { TopUpList } from '../components/top-up-list.tsx';

export default function TopUpsPage() {
  const t = useT('top-ups');
  return <TopUpList title={t('list.title')} back={{ to: balancePaths.balance, label: t('form.back') }} />;
}
