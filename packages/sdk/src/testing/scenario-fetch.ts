import type { OperationId } from '../types.ts';
import type { Answer, ProblemAnswer, RecordedCall, Scenario } from './answers.ts';
import { operationOf } from './routes.ts';

/** A `fetch` that responds by operation and records the calls. */
export type ScenarioFetch = {
  (input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** All calls so far, in order. */
  readonly calls: readonly RecordedCall[];
  /** The calls of one operation. */
  callsOf(operation: OperationId): readonly RecordedCall[];
  /** Changes the responses of these operations; the others stay. */
  use(changes: Scenario): void;
};

/** Throws if the contract does not allow this response. */
export type CheckAnswer = (operation: OperationId, status: number, body: unknown) => void;

/**
 * A `fetch` that responds by operation id, typed by the contract, for stories and tests.
 * An operation missing from the scenario rejects with an error that names it.
 * @example
 * const fetch = createScenarioFetch({
 *   listPayments: ok({ data: [], page }),
 *   getPayment: problem(404, 'DPAY_PAYMENT_NOT_FOUND'),
 *   simulatePayment: ['pending', offline()],
 *   syncPayment: ({ path }) => ok(syncOf(path.id)),
 * });
 * const client = createClient({ baseUrl: 'http://api.test', fetch });
 */
export const createScenarioFetch = (
  scenario: Scenario = {},
  { check }: { check?: CheckAnswer } = {},
): ScenarioFetch => {
  const calls: RecordedCall[] = [];
  const steps = new Map<string, unknown[]>();
  const use = (changes: Scenario) => {
    for (const [operation, answers] of Object.entries(changes)) steps.set(operation, [answers].flat());
  };
  use(scenario);

  const scenarioFetch = async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const call = await record(request);
    calls.push(call);
    const left = steps.get(call.operation);
    if (!left?.length) throw new Error(`No scenario answers "${call.operation}" (${address(request)})`);
    const response = await respond((left.length > 1 ? left.shift() : left[0]) as Answer<OperationId>, call);
    if (check && isJson(response)) {
      check(call.operation, response.status, await bodyOf(response.clone()));
    }
    return response;
  };
  return Object.assign(scenarioFetch, {
    calls,
    callsOf: (operation: OperationId) => calls.filter((call) => call.operation === operation),
    use,
  });
};

const address = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

const record = async (request: Request): Promise<RecordedCall> => {
  const found = operationOf(request);
  if (!found) throw new Error(`The contract has no ${address(request)}`);
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    const before = query[name];
    query[name] =
      name === 'filters' ? JSON.parse(value) : before === undefined ? value : [before, value].flat();
  }
  const { operation, path, bytes } = found;
  const body = bytes ? await request.clone().blob() : await bodyOf(request.clone());
  return { operation, path, query, body, headers: request.headers, request };
};

/** Includes a response without a body, which has no type. */
const isJson = ({ headers }: Response): boolean => {
  const type = headers.get('Content-Type');
  return !type || type.includes('json');
};

const bodyOf = async (message: Request | Response): Promise<unknown> => {
  const text = await message.text();
  return text ? JSON.parse(text) : undefined;
};

const respond = async (answer: Answer<OperationId>, call: RecordedCall): Promise<Response> => {
  if (typeof answer === 'function') {
    const next = await answer(call);
    return next instanceof Response ? next : respond(next, call);
  }
  if (answer === 'pending') return untilAborted(call.request.signal);
  if (answer.kind === 'offline') throw new TypeError('Failed to fetch');
  if (answer.kind === 'events') return answer.open(call.headers.get('Last-Event-ID'), call.request.signal);
  if (answer.kind === 'problem') return refusal(answer);
  const { status, headers } = answer;
  const body: unknown = answer.body;
  const id = { 'X-Request-Id': 'req_scenario', ...headers };
  if (body instanceof Blob) return new Response(body, { status, headers: id });
  return body === undefined
    ? new Response(null, { status, headers: id })
    : Response.json(body, { status, headers: id });
};

/** By the caller, or by the client's timeout. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });

const refusal = ({ status, code, params, details }: ProblemAnswer<string>): Response => {
  const { fields, retryAfter, requestId = 'req_scenario' } = details;
  const body = {
    error: code,
    error_code: code,
    request_id: requestId,
    ...(params && { params }),
    ...(fields && { errors: fields.map((field) => ({ message: field.code, ...field })) }),
  };
  const headers = new Headers({ 'X-Request-Id': requestId });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return Response.json(body, { status, headers });
};
