import type { Contract, Example, Operation } from '../contract.ts';
import { told } from '../exchange/exchange.ts';
import type { Reply } from '../exchange/exchange.ts';
import { pauseOf } from '../run/pause.ts';
import type { Server } from '../server.ts';
import { collectionsOf, prefixOf } from './collections.ts';
import { Lacking } from './lacking.ts';
import { makeRecords } from './records.ts';
import { makeRequests } from './requests.ts';
import type { Honest, Perform } from './types.ts';

export type Samples = {
  /**
   * Path values without a requirement to succeed: of any existing record for a read, of a record created for a change; undefined if
   * there is none.
   */
  paramsOf: (operation: Operation) => Promise<Record<string, string> | undefined>;
  /**
   * Requests that should succeed, most likely first: with new records for changes and existing ones for reads. Throws `Lacking` if
   * there is none.
   */
  tries: (operation: Operation, example?: Example) => AsyncGenerator<Honest>;
  /** The records it would try. */
  records: (operation: Operation) => AsyncGenerator<{ params: Record<string, string> }>;
  /** The list that contains what the operation creates. */
  listOf: (operation: Operation) => Operation | undefined;
};

export const makeSamples = (contract: Contract, server: Server): Samples => {
  const known = new Map<string, Record<string, string>>();
  const busy = new Set<string>();

  const perform: Perform = async (operation, { params, query, body } = {}) => {
    if (busy.has(operation.id)) throw new Lacking(`${operation.id} needs itself`);
    busy.add(operation.id);
    try {
      const [example] = operation.body?.examples ?? [];
      const asked = example && { ...example, samples: { ...example.samples, ...body } };
      let last: Reply | undefined;
      for await (const honest of params ? [NOTHING] : tries(operation, asked)) {
        const change = { params: params ?? honest.params, query: { ...honest.query, ...query } };
        last = await server.ask(operation, { ...honest, ...change });
        if (isSuccess(last) || !isOfRecord(last)) break;
      }
      if (last && isSuccess(last)) return last;
      const who = `${operation.id}, which comes before it,`;
      const pause = last && pauseOf(last, who);
      throw new Lacking(pause?.skipped ?? `${who} answers ${last ? told(last) : 'nothing'}`, pause?.until);
    } finally {
      busy.delete(operation.id);
    }
  };

  const collections = collectionsOf(contract);
  const records = makeRecords(collections, perform);
  const requests = makeRequests({ contract, server, collections, records, perform });

  const tries = async function* (operation: Operation, example?: Example): AsyncGenerator<Honest> {
    // Values from one call stay consistent within a request: the number and amount of the same payment.
    for await (const { params, scope } of records.paramsOf(operation, requests.valueOf))
      yield await requests.fill(operation, example, params, scope);
  };

  return {
    tries,
    records: (operation) => records.paramsOf(operation, requests.valueOf),
    listOf: ({ id }) => collections.find(({ make }) => make?.id === id)?.list,
    paramsOf: async (operation) => {
      const { id, path, method } = operation;
      const kind = method === 'GET' ? id : path.slice(0, path.lastIndexOf('}') + 1);
      const found = known.get(kind);
      if (found) return found;
      try {
        for await (const { params } of records.paramsOf(operation, requests.valueOf)) {
          // A later example may create what does not exist yet.
          known.set(kind, params);
          return params;
        }
      } catch (error) {
        if (!(error instanceof Lacking)) throw error;
      }
      return undefined;
    },
  };
};

const NOTHING: Honest = { params: {}, query: {}, headers: {} };

export const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300;
/** Refused because of the record's state: another record may work. */
export const isOfRecord = ({ status }: Reply): boolean => status === 404 || status === 409;

/** A well-formed id that does not exist. */
export const unknownId = (operation: Operation): Record<string, string> | undefined => {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const entries = inPath.flatMap(({ name, schema }) => {
    const prefix = prefixOf(schema?.['pattern']);
    return prefix ? [[name, `${prefix}7ZZZZZZZZZZZZZZZZZZZZZZZZZ`] as const] : [];
  });
  return entries.length > 0 && entries.length === inPath.length ? Object.fromEntries(entries) : undefined;
};
