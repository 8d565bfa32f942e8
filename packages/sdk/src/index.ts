export { createClient, type DasborClient } from './client.ts';
export { type Client, createClientFor } from './client-for.ts';
export type { ClientOptions } from './options.ts';
export {
  ApiError,
  type ErrorFacts,
  type FieldProblem,
  ForbiddenError,
  isProblem,
  isProblemOf,
  NetworkError,
  NotFoundError,
  type Params,
  ProblemError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from './errors.ts';
export { type LiveEvent, streamEvents, type StreamEventsOptions } from './events.ts';
export { intent } from './intent.ts';
export type { Clock } from './session/clock.ts';
export { memorySession } from './session/memory-session.ts';
export type { RefreshPolicy } from './session/renewal.ts';
export { tabSession, type TabSessionOptions } from './session/tab-session.ts';
export type { SessionEndReason, SessionStore, Tokens } from './session/store.ts';
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
export type { AllOperations, ProblemParams, PublicOperationId } from './generated/operations.gen.ts';
export type { components, operations, paths } from './generated/schema.gen.ts';
