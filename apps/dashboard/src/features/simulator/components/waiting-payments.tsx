import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { useHasWaitingPayments } from '../api/use-waiting-payments.ts';

/** Lists the payable numbers; if there are none, how to create the first. */
export const WaitingPayments = () => {
  const t = useT('simulator');
  const who = useWho();
  if (useHasWaitingPayments() === false) {
    const makesKeys = may(who, { permission: 'settings.view' }).ok;
    return (
      <PageState
        kind="empty"
        title={t('waiting.none')}
        description={t(makesKeys ? 'waiting.order' : 'waiting.ask')}
        action={
          makesKeys ? (
            <LinkButton>
              <Link to={apiKeyPaths.list}>{t('waiting.keys')}</Link>
            </LinkButton>
          ) : undefined
        }
      />
    );
  }
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="4">
      {t('waiting.where')}{' '}
      <AppLink to={paymentPaths.list({ filters: { method: ['va'], status: ['processing'] } })}>
        {t('waiting.payments')}
      </AppLink>
    </chakra.p>
  );
};
