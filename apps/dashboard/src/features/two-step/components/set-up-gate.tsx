import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSignOut } from '../../../shared/lib/session/use-sign-out.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Brand } from '../../../shared/ui/brand.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { LanguageToggle, ThemeToggle } from '../../../shared/ui/preference-toggles.tsx';
import { useTwoStep } from '../api/use-two-step.ts';
import { MailSection } from './mail-section.tsx';
import { Methods } from './methods.tsx';

/** Instead of the dashboard, until a person of a merchant that requires a second step has one. */
export const SetUpGate = () => {
  const t = useT('two-step');
  const { email, merchant_name: merchant } = useSession();
  const signOut = useSignOut();
  const { data: twoStep, error, mutate } = useTwoStep();
  return (
    <chakra.div px={{ base: '5', sm: '10' }} pb="10">
      <chakra.header display="flex" justifyContent="space-between" alignItems="center" h="20">
        <Brand />
        <chakra.div display="flex" gap="1">
          <LanguageToggle />
          <ThemeToggle />
          <Button variant="quiet" onClick={() => void signOut('signed-out')}>
            {t('gate.signOut')}
          </Button>
        </chakra.div>
      </chakra.header>
      <chakra.main maxW="40rem" mx="auto" pt={{ base: '4', sm: '10' }}>
        <PageHeader title={t('gate.title')} description={t('gate.text', { merchant })} />
        {twoStep ? (
          <chakra.div display="grid" gap="5">
            <Methods twoStep={twoStep} onChanged={goOn} />
            {twoStep.is_on ? null : <MailSection email={email} onChanged={goOn} />}
          </chakra.div>
        ) : error ? (
          <PageState kind="failed" error={error} onRetry={() => void mutate()} />
        ) : (
          <PageState kind="loading" />
        )}
      </chakra.main>
    </chakra.div>
  );
};

// Everything was refused until now: the page starts again, at the address that was wanted.
const goOn = () => location.reload();
