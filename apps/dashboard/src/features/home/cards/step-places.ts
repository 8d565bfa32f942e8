import { guardRoute, type Mode, type Who } from '@dasbor/domain/access';
import type { StartedStep } from '@dasbor/domain/home';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { profilePaths } from '../../../shared/paths/account/profile.ts';
import { simulatorPaths } from '../../../shared/paths/developers/simulator.ts';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

type StepPlace = {
  to: string;
  /** For a person who may not open `to`. */
  instead?: string;
  mode?: Mode;
};

/** Where each step is done, and the mode that it needs. */
const STEP_PLACES: Readonly<Record<StartedStep, StepPlace>> = {
  activation: { to: onboardingPaths.activation },
  key: { to: apiKeyPaths.new },
  sandbox_payment: { to: simulatorPaths.start(), mode: 'sandbox' },
  webhook: { to: webhookPaths.new },
  colleague: { to: userPaths.invite },
  second_step: { to: profilePaths.twoStep },
  live_payment: { to: paymentLinkPaths.create, instead: apiKeyPaths.list, mode: 'live' },
};

/** Until live mode is open, a step in it leads to the page that opens it. */
export const placeOf = (
  step: StartedStep,
  { who, isLive }: { who: Who; isLive: boolean },
): { to: string; mode?: Mode | undefined } => {
  const { to, instead, mode } = STEP_PLACES[step];
  if (mode === 'live' && !isLive) return { to: onboardingPaths.fromLive };
  const isOpen = guardRoute({ path: to, signedIn: true, who }).go === 'stay';
  return { to: isOpen || !instead ? to : instead, mode };
};
