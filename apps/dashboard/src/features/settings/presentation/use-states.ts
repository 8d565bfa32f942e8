import type { SettingsKey } from '@dasbor/domain/access';
import { isActivated } from '@dasbor/domain/onboarding';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useSession } from '../../../shared/state/session.ts';
import type { Tone } from '../../../shared/ui/tone.ts';
import { useActiveWebhooks, useRequiresTwoStep } from '../api/use-state-facts.ts';

export type SettingState = { word: string; tone: Tone };

/** How some settings stand now. Those that need a call appear when it is answered, and are left out if it fails. */
export const useStates = (): Readonly<Partial<Record<SettingsKey, SettingState>>> => {
  const t = useT('settings');
  const { count } = useFormat();
  const { onboarding_status: standing, is_otp_enabled: isTwoStep } = useSession();
  const active = useActiveWebhooks();
  const isRequired = useRequiresTwoStep();
  return {
    activation: isActivated(standing)
      ? { word: t(`state.${standing === 'full' ? 'full' : 'basic'}`), tone: 'success' }
      : { word: t('state.notActive'), tone: 'warning' },
    two_step: isTwoStep
      ? { word: t('state.on'), tone: 'success' }
      : { word: t('state.off'), tone: 'warning' },
    ...(active ? { webhooks: { word: t('state.active', { many: count(active) }), tone: 'neutral' } } : {}),
    ...(isRequired ? { sign_in_rules: { word: t('state.required'), tone: 'success' } } : {}),
  };
};
