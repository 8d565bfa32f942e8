import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Profile } from '../api/use-profile.ts';
import { profilePaths } from '../paths.ts';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

export function SecuritySection({ profile }: { profile: Profile }) {
  const t = useT('profile');
  const [open, setOpen] = useState<'two-step' | 'everywhere' | null>(null);
  const on = profile.is_otp_enabled;
  return (
    <Section title={t('security.title')}>
      <Line
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
      </Line>
      <Line
        title={t('security.twoStep')}
        badge={
          <StatusBadge tone={on ? 'success' : 'neutral'} label={on ? t('security.on') : t('security.off')} />
        }
        hint={t('security.twoStepHint')}
      >
        <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen('two-step')}>
          {on ? t('security.turnOff') : t('security.turnOn')}
        </Button>
      </Line>
      <Line title={t('security.everywhere')} hint={t('security.everywhereHint')} last>
        <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen('everywhere')}>
          {t('security.signOutEverywhere')}
        </Button>
      </Line>
      <TwoStepDialog open={open === 'two-step'} enable={!on} onClose={() => setOpen(null)} />
      <SignOutEverywhereDialog open={open === 'everywhere'} onClose={() => setOpen(null)} />
    </Section>
  );
}

interface LineProps {
  title: string;
  badge?: ReactNode;
  hint: ReactNode;
  children: ReactNode;
  last?: boolean;
}

function Line({ title, badge, hint, children, last }: LineProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="4"
      borderBottomWidth={last ? '0' : '1px'}
      borderColor="border.muted"
    >
      <chakra.div minW="0" flex="1 1 16rem">
        <chakra.h3 textStyle="strong" display="flex" alignItems="center" gap="2">
          {title}
          {badge}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
