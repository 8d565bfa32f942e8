import { may, type Requirement, type Who } from '../access/index.ts';

/** The first steps of a merchant, in the order in which they are best done (product spec §2, "get started"). */
export const STARTED_STEPS = [
  'activation',
  'key',
  'sandbox_payment',
  'webhook',
  'colleague',
  'second_step',
  'live_payment',
] as const;

export type StartedStep = (typeof STARTED_STEPS)[number];

/** A person who meets one of these can do the step. */
const NEEDS: Readonly<Record<StartedStep, readonly Requirement[]>> = {
  activation: [{ permission: 'user_management.create' }],
  key: [{ permission: 'settings.view' }],
  sandbox_payment: [{ permission: 'payment.view' }],
  webhook: [{ permission: 'settings.view' }],
  colleague: [{ permission: 'user_management.create' }],
  second_step: [{ permission: 'any' }],
  // A link brings in the first payment without a server of one's own; a key does it with one.
  live_payment: [{ permission: 'payment_link.create' }, { permission: 'settings.view' }],
};

type Preset = { readonly webhook?: boolean } | null | undefined;

/** The steps that this person can do. The preset of a subaccount can leave webhooks to its master. */
export const startedStepsFor = (who: Who, preset?: Preset): readonly StartedStep[] =>
  STARTED_STEPS.filter(
    (step) =>
      NEEDS[step].some((needs) => may(who, needs).ok) && !(step === 'webhook' && preset?.webhook === false),
  );
