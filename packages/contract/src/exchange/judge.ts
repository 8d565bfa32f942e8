import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { makeContentJudge } from './content.ts';
import type { Contract, Operation } from '../contract.ts';
import type { Reply } from './exchange.ts';
import { addKeywords } from '../keywords.ts';
import { makeRateJudge } from './rate-headers.ts';

/** What is wrong with a response, in sentences; empty if the contract describes it. */
export type Judge = (operation: Operation, reply: Reply) => string[];

/** Every response must be described by the contract (status, type, schema, error code, request id) and match the request. */
export const makeJudge = (contract: Contract, isLive: boolean): Judge => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('date-time', isTimeInUtc);
  addKeywords(ajv);
  ajv.addSchema(contract.document, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  const contentProblems = makeContentJudge(contract, isLive);
  const rateProblems = makeRateJudge(contract);
  const seen = new Map<string, Reply>();

  const bodyProblems = (operation: Operation, status: string, reply: Reply): string[] => {
    const { path, method } = operation;
    const at = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json'];
    const key = at.join(' ');
    const check =
      compiled.get(key) ?? ajv.compile({ $ref: `contract#${[...at, 'schema'].map(segment).join('')}` });
    compiled.set(key, check);
    if (reply.json === undefined) return [`The body is not JSON: ${reply.text.slice(0, 80)}`];
    if (check(reply.json)) return [];
    return (check.errors ?? [])
      .slice(0, 5)
      .map(
        ({ instancePath, message }) => `The body breaks its schema at ${instancePath || '/'}: ${message}.`,
      );
  };

  return (operation, reply) => {
    const status = String(reply.status);
    const described = operation.responses[status];
    if (!described)
      return [
        `${status} is not among the documented answers (${Object.keys(operation.responses).join(', ')}).`,
      ];

    const problems: string[] = [];
    const id = reply.headers.get('x-request-id');
    if (!id) problems.push('The answer has no X-Request-Id.');
    else if ((seen.get(id) ?? reply) !== reply)
      problems.push(`X-Request-Id ${id} was another answer's, too.`);
    else seen.set(id, reply);
    problems.push(...rateProblems(operation, reply));
    const type = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const content = described.content;
    if (!content) {
      if (reply.text !== '') problems.push(`${status} has no body in the contract, and one came.`);
      return problems;
    }
    if (!(type in content))
      problems.push(`The body is ${type || 'of no type'}, not ${Object.keys(content).join(' or ')}.`);
    else if (type === 'application/json')
      problems.push(...bodyProblems(operation, status, reply), ...contentProblems(operation, reply));
    const told = (reply.json as { request_id?: unknown } | undefined)?.request_id;
    // A replayed response is identical to the first one, including its request id.
    const isReplay = reply.headers.get('idempotent-replayed') === 'true';
    if (told !== undefined && id && told !== id && !isReplay)
      problems.push(`request_id is ${String(told)}, the header says ${id}.`);
    if (status === '429' && !reply.headers.has('retry-after'))
      problems.push('A 429 does not say when to come back.');
    return problems;
  };
};

/** RFC 3339 allows any offset; the contract's responses use UTC, so that times sort as text. */
const isTimeInUtc = (text: string): boolean => {
  const at = Date.parse(text);
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(at);
  // JavaScript reads 30 February as a day in March.
  return isWritten && new Date(at).toISOString().slice(0, 19) === text.slice(0, 19);
};

const segment = (text: string): string =>
  `/${encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
