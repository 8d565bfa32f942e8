import type { Document, Operation } from '../contract.ts';
import { readContract } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { makeReread } from '../run/reread.ts';
import { orderedCoffee } from './ordered-coffee.ts';

export const contract = readContract(orderedCoffee as unknown as Document);
export const operationOf = (id: string) => contract.operations.find((one) => one.id === id) as Operation;
export const ID = 'cof_01KAJ800000000000000000001';
export const AT = '2026-11-20T03:00:00.000Z';
const SENT = { price: 5, bean: { name: 'Gayo' } };
export const COFFEE = { id: ID, price: 5, status: 'brewing', served_at: null, updated_at: AT };
export const replyOf = (data: unknown, body?: unknown, params = {}): Reply => ({
  status: 200,
  headers: new Headers(),
  text: '',
  json: { data },
  sent: '',
  asked: { params, query: {}, body, byKey: false },
});

/** Sends a change with this response, then reads back this record. */
export const reread = async (
  told: object,
  read: unknown,
  { by = 'createCoffee', body = SENT as object, params = {} } = {},
) => {
  const asked: unknown[] = [];
  const ask = async (operation: Operation, what: unknown) => {
    asked.push([operation.id, what]);
    return replyOf(read);
  };
  const problems = await makeReread(contract, () => [])(operationOf(by), replyOf(told, body, params), {
    ask,
  });
  return { problems, asked };
};
