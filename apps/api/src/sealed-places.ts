import { legacyKeyPlace } from './features/api-keys/public.ts';
import { sftpSecretPlace } from './features/exports/public.ts';
import { onboardingPlaces } from './features/onboarding/public.ts';
import { snapSecretPlace } from './features/snap-keys/public.ts';
import { authenticatorPlaces } from './features/two-step/public.ts';
import { webhookSecretPlace } from './features/webhooks/public.ts';
import { answerPlace } from './platform/idempotency.ts';
import { keptKeyPlace } from './platform/keys/kept-keys.ts';
import type { SealedPlace } from './platform/keys/sealed-place.ts';
import { providerKeyPlace } from './platform/snap/identity.ts';

/** Everything in the database that the vault sealed. `npm run rotate` seals it again. */
export const SEALED_PLACES: readonly SealedPlace[] = [
  keptKeyPlace,
  providerKeyPlace,
  snapSecretPlace,
  webhookSecretPlace,
  legacyKeyPlace,
  ...authenticatorPlaces,
  sftpSecretPlace,
  ...onboardingPlaces,
  answerPlace,
];
