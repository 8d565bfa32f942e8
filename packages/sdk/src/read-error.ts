import {
  type ApiError,
  type FieldProblem,
  ForbiddenError,
  NotFoundError,
  type Params,
  ProblemError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from './errors.ts';

/** The one place where an answer becomes an error. `body` may be anything: JSON, a proxy's HTML, nothing. */
export function readError(operation: string, isPublic: boolean, response: Response, body: unknown): ApiError {
  const { status, headers } = response;
  const said = Object(body) as Partial<{
    error: string;
    error_code: string;
    request_id: string;
    params: Params;
    errors: readonly FieldProblem[];
  }>;
  const facts = {
    operation,
    status,
    code: said.error_code ?? `HTTP_${status}`,
    requestId: requestIdOf(response) ?? said.request_id ?? null,
    params: said.params,
    fields: said.errors,
  };
  if (status === 429) return new RateLimitedError(facts, said.error, secondsOf(headers, said.params));
  if (status < 400 || status > 499) return new ServerError(facts, said.error);
  // Signing in answers 401, 403 and 404 too: there they are something to show beside the form, not the end of a session.
  if (isPublic) return new ProblemError(facts, said.error);
  if (status === 401) return new UnauthorizedError(facts, said.error);
  if (status === 403) return new ForbiddenError(facts, said.error);
  if (status === 404) return new NotFoundError(facts, said.error);
  return new ProblemError(facts, said.error);
}

export const requestIdOf = (response: Response) => response.headers.get('X-Request-Id');

function secondsOf(headers: Headers, params?: Params) {
  const seconds = Number(headers.get('Retry-After') ?? params?.['retry_after']);
  return seconds >= 0 ? seconds : null;
}
