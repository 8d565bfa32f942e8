import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { TopUpForm } from '../components/top-up-form.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';

export default function TopUpNewPage() {
  const t = useT('top-ups');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('form.title')}
        description={t('form.intro')}
        back={{ to: balancePaths.balance, label: t('form.back') }}
        actions={
          <LinkButton size="sm">
            <Link to={topUpPaths.list}>{t('form.history')}</Link>
          </LinkButton>
        }
      />
      <chakra.div maxW="40rem">
        <TopUpForm key={scope} draftName={`${scope} top-up`} />
      </chakra.div>
    </>
  );
}
