import { Link } from 'react-router-dom';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { onboardingPaths } from '../../../../shared/paths/account/onboarding.ts';
import { LinkButton } from '../../../../shared/ui/button.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { AccountUpgrade } from '../../api/types.ts';

/** The way to a full account, and where a request stands. */
export const UpgradeSection = ({ upgrade: { status } }: { upgrade: AccountUpgrade }) => {
  const t = useT('onboarding');
  return (
    <Section title={t('upgrade.title')} description={t(`upgrade.standing.${status ?? 'none'}`)}>
      <LinkButton variant={status === 'in_review' ? 'secondary' : 'primary'}>
        <Link to={onboardingPaths.upgrade}>{t(`upgrade.open.${status ?? 'none'}`)}</Link>
      </LinkButton>
    </Section>
  );
};
