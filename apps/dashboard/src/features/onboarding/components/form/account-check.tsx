import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../../shared/lib/failure.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { useOnboardingActions } from '../../api/use-onboarding-actions.ts';

type AccountCheckProps = { isFilledIn: boolean; flush: () => Promise<boolean> };

/** Asks the bank who holds the account, so that a typing error is found here and not in the review. */
export const AccountCheck = ({ isFilledIn, flush }: AccountCheckProps) => {
  const t = useT('onboarding');
  const { inquire } = useOnboardingActions();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ holder: string } | { failure: Failure } | null>(null);

  const check = async () => {
    setBusy(true);
    setFound(null);
    try {
      if (await flush()) setFound({ holder: await inquire() });
    } catch (error) {
      setFound({ failure: describeFailure(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.div display="grid" gap="3">
      <Button
        justifySelf="start"
        loading={isBusy}
        disabledReason={isFilledIn ? undefined : t('account.first')}
        onClick={() => void check()}
      >
        {t('account.check')}
      </Button>
      {found && 'holder' in found ? (
        <Banner tone="success" live="status" title={t('account.found', { holder: found.holder })} />
      ) : null}
      {found && 'failure' in found ? <FailureBanner failure={found.failure} /> : null}
    </chakra.div>
  );
};
