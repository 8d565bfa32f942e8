import type { Operation } from './contract.ts';
import type { Reply } from './exchange.ts';
import { otherThanLeft } from './left.ts';
import { isFields } from './sent.ts';
import type { Fields } from './sent.ts';
import type { Ask, Server } from './server.ts';

/** What is wrong with what is left once that was asked, in sentences. */
export type Leftover = (ask: Ask) => Promise<string[]>;

/**
 * What an operation leaves that names no record and makes none (README.md, "What a change leaves"): of the person's sign-ins, one of
 * which is begun elsewhere before, and of the same request once more. Looked at once a run: afterwards the password may be another.
 */
export const watchSignIns = async (
  server: Pick<Server, 'ask' | 'succeeded' | 'signInElsewhere'>,
  operation: Operation,
): Promise<Leftover> => {
  const { id, path, leaves } = operation;
  if (!isFields(leaves) || path.includes('{') || server.succeeded.has(id)) return async () => [];
  const signIns = 'other_sign_ins' in leaves ? await server.signInElsewhere() : async () => ({});
  return async (ask) => {
    const now: Fields = {
      ...(await signIns()),
      ...('same_again' in leaves && { same_again: refusalIn(await server.ask(operation, ask)) }),
    };
    const other = otherThanLeft(leaves, now);
    return other ? [`${id} leaves ${other} as ${JSON.stringify(now[other])}.`] : [];
  };
};

/** The code of the field that is to blame, if one is; the status of what is no refusal. */
const refusalIn = ({ status, json }: Reply): unknown => {
  const { error_code: code, errors = [] } = (json ?? {}) as {
    error_code?: string;
    errors?: { code: string }[];
  };
  return errors[0]?.code ?? code ?? status;
};
