import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { unknownId } from '../samples/samples.ts';
import { needsCode } from '../server.ts';
import { compare } from './case.ts';
import type { Cases } from './case.ts';

const NOBODY = { skipped: 'no person of another merchant was named (--other-email)' };

const CODE_FIRST = { skipped: 'a code is asked for before the record is looked up', isStated: true } as const;

/** A record exists for its own merchant alone. */
export const tenancyCases: Cases = (operation) => {
  if (operation.isPublic || operation.permission === 'key' || !unknownId(operation)) return [];
  const isRead = operation.method === 'GET';
  return [
    {
      title: isRead
        ? 'a person of another merchant does not find the record'
        : 'a person of another merchant does not change the record',
      run: async ({ server, judge, samples }) => {
        if (!server.can('other merchant')) return NOBODY;
        const params = await samples.paramsOf(operation);
        if (!params) return { skipped: 'there is no record to ask for' };
        const body = operation.body?.examples[0]?.value;
        const reply = await server.ask(operation, {
          as: 'other merchant',
          params,
          body,
          ...bytesOf(operation),
        });
        const problems = compare(judge, operation, reply, { status: isRead ? UNSEEN : REFUSED });
        // Anybody may be asked for the code first, so this refusal shows nothing about the record.
        const isCodeFirst = needsCode(operation, server) && codeOf(reply) === 'DPAY_OTP_REQUIRED';
        return problems.length === 0 && isCodeFirst ? CODE_FIRST : problems;
      },
    },
  ];
};

/** The other merchant may lack the feature. */
const UNSEEN = [404, 403];
/** The example, meant for another record, may be refused before the record is looked up. */
const REFUSED = [...UNSEEN, 400, 409];

const codeOf = ({ json }: Reply) => (json as { error_code?: string } | undefined)?.error_code;

const bytesOf = ({ bytes }: Operation) =>
  bytes ? { text: bytes.example, headers: { 'content-type': bytes.type } } : {};
