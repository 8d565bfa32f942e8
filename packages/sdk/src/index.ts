export { createClient, type DasborClient } from './client.ts';
export { type Client, createClientFor, type KeyOptions } from './client-for.ts';
export type { ClientOptions, FetchAnswer, FetchInit, OwnFetch } from './options.ts';
export {
  ApiError,
  type ConfigurationCode,
  ConfigurationError,
  DasborError,
  type ErrorFacts,
  type RawFacts,
  type FieldProblem,
  ForbiddenError,
  isDasborError,
  isProblem,
  isProblemOf,
  NetworkError,
  NotFoundError,
  type Params,
  ProblemError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from './errors/errors.ts';
export { type LiveEvent, streamEvents, type StreamEventsOptions } from './events/events.ts';
export type { CallNote, FailureNote, Hooks, RequestNote, ResponseNote, RetryNote } from './call/hooks.ts';
export { intent } from './intent.ts';
export { each, type EachInput, type Pages } from './pages.ts';
export type { RetryPolicy } from './call/retry-policy.ts';
export type { Clock } from './session/clock.ts';
export { memorySession } from './session/memory-session.ts';
export { renewal } from './session/renewal.ts';
export { tabLock, type TabSessionOptions } from './session/tab-lock.ts';
export { tabSession } from './session/tab-session.ts';
export type { RefreshPolicy, Renew, SessionEndReason, SessionStore, Tokens } from './session/session.ts';
export type {
  CallArgs,
  CallOptions,
  IdempotentInput,
  Open,
  OperationId,
  OperationInput,
  OperationTable,
  OtpInput,
  ProblemCode,
  ProblemCodeOf,
  SuccessBody,
  WithResponse,
} from './types.ts';
export type { AllOperations, ProblemParams, PublicOperationId } from './generated/facts.gen.ts';
export type * from './generated/named-types.gen.ts';
export type { components, operations, paths } from './generated/schema.gen.ts';
