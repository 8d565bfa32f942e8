import { createClientFor, type OperationTable, ProblemError } from '@dasbor/sdk';
import type { Access } from '../access/access.ts';
import { inOneLine } from '../in-one-line.ts';
import { CommandError, EXIT } from '../world.ts';
import type { Place } from './record.ts';

type Input = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal: AbortSignal;
};
export type Answer = {
  data: unknown;
  page?: { next_cursor?: string | null };
};
export type Method = (input: Input) => Promise<Answer>;

/** The client's method for an operation of the generated table. */
export const methodOf = ({ key, api }: Access, { operation, line }: Place): Method => {
  const table = { [operation]: line } as OperationTable;
  const client = createClientFor(table, { baseUrl: api, key, language: 'en' });
  return (client as unknown as Record<string, Method>)[operation] as Method;
};

/** Adds to what went wrong the page of its code, or of the operation. */
export const explained = (error: unknown, { api }: Access, { tag, operation }: Place): unknown => {
  if (error instanceof CommandError) return error;
  const page = error instanceof ProblemError ? `errors/${error.code}` : `${tag}#/${tag}/${operation}`;
  return new CommandError(`${inOneLine(error)} ${api}/docs/${page}`, EXIT.failed);
};
