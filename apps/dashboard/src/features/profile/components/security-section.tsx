import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useHasUnsaved } from '../../../shared/unsaved/sign-out/use-has-unsaved.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Profile } from '../api/use-profile.ts';
import { profilePaths } from '../../../shared/paths/account/profile.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailLine } from './email-line.tsx';
import { SecurityLine } from './security-line.tsx';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';
import { TwoStepLine } from './two-step-line.tsx';

export const SecuritySection = ({ profile }: { profile: Profile }) => {
  const t = useT('profile');
  const hasUnsaved = useHasUnsaved();
  const [losesWork, setLosesWork] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const ask = async () => {
    setLosesWork(await hasUnsaved());
    setLeaving(true);
  };

  return (
    <Section title={t('security.title')}>
      <SecurityLine
        title={t('security.password')}
        hint={
          <>
            {t('security.passwordChanged')} <Time value={profile.password_changed_at} format="date" />
          </>
        }
      >
        <LinkButton>
          <Link to={profilePaths.changePassword}>{t('security.change')}</Link>
        </LinkButton>
      </SecurityLine>
      <EmailLine profile={profile} />
      <TwoStepLine isOn={profile.is_otp_enabled} isRequired={profile.is_two_step_required} />
      <SecurityLine title={t('security.methods')} hint={t('security.methodsHint')}>
        <LinkButton>
          <Link to={profilePaths.twoStep}>{t('security.manage')}</Link>
        </LinkButton>
      </SecurityLine>
      <SecurityLine title={t('security.devices')} hint={t('security.devicesHint')}>
        <LinkButton>
          <Link to={profilePaths.devices}>{t('security.showDevices')}</Link>
        </LinkButton>
      </SecurityLine>
      <SecurityLine section="everywhere" title={t('security.everywhere')} hint={t('security.everywhereHint')}>
        <Button
          variant="dangerOutline"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => void ask()}
        >
          {t('security.signOutEverywhere')}
        </Button>
      </SecurityLine>
      <DeleteAccount />
      <SignOutEverywhereDialog open={isLeaving} losesWork={losesWork} onClose={() => setLeaving(false)} />
    </Section>
  );
};
