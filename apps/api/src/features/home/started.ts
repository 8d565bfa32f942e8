import { startedStepsFor } from '@dasbor/domain/home';
import type { StartedStep } from '@dasbor/domain/home';
import { isActivated } from '@dasbor/domain/onboarding';
import { done, ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { dismissCard, dismissedCard } from './dismissed-cards.ts';
import { startedFacts } from './started-facts.ts';

export const getStartedSteps: Handler<'getStartedSteps'> = async ({ session, tx }) => {
  const { onboarding_status: status, preset, ...facts } = await startedFacts(tx, session.userId);
  const isDone: Readonly<Record<StartedStep, boolean>> = { ...facts, activation: isActivated(status) };
  const hidden = await dismissedCard(tx, { card: 'started', merchantId: session.merchantId });
  return ok({
    data: {
      steps: startedStepsFor(session, preset).map((key) => ({ key, is_done: isDone[key] })),
      is_hidden: hidden !== undefined,
    },
  });
};

export const hideStartedSteps: Handler<'hideStartedSteps'> = async ({ session, tx }) => {
  await dismissCard(tx, { card: 'started', merchantId: session.merchantId, entry: null });
  return done();
};
