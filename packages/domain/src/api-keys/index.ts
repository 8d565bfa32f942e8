export { type ApiKeyProblemCode, PROBLEM_CODES } from './problems.ts';
export {
  type Access,
  ACCESSES,
  ANY_SCOPE,
  API_RESOURCES,
  type ApiResource,
  completeScopes,
  EXPANSION_SCOPES,
  FULL_SCOPES,
  type KeyRequirement,
  missingScope,
  resourcesOf,
  type Scope,
  SCOPES,
  type Scopes,
} from './scopes.ts';
export { distinctIpRanges, isAddressAllowed, normalizeIpRange } from './ip-range.ts';
export {
  API_KEY_POLICY,
  RATE_LIMITS,
  type RateKind,
  type RateLimit,
  REQUEST_LOG_DAYS,
  STREAM_LIMITS,
} from './policy.ts';
export { type ActiveKeys, decideOneMoreKey, revivesKey } from './room.ts';
export {
  decideRegeneration,
  type Overlap,
  OVERLAPS,
  previousEndsAt,
  previousWorksUntil,
  type SecretStanding,
} from './rotation.ts';
export {
  admitKey,
  API_KEY_STATUSES,
  type ApiKeyStatus,
  apiKeyStatus,
  authoriseKey,
  type KeyLife,
  type PresentedKey,
  usesKey,
} from './status.ts';
export { type KeyFieldProblem, keyFormProblems, type WantedKey } from './form.ts';
export { KEY_PREFIXES, lastFour, modeOfSecret, newSecret } from './secret.ts';
