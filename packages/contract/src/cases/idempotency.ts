import { randomUUID } from 'node:crypto';
import { compare } from './case.ts';
import type { Cases, Tools } from './case.ts';
import type { Operation } from '../contract.ts';

/** One key, one intent: the first answer again for the same request, 409 for another, 400 without a key. */
export const idempotencyCases: Cases = (operation) => {
  if (!operation.isIdempotent || (operation.otp && operation.otpMode === 'any')) return [];
  return [
    {
      title: 'without an Idempotency-Key it is refused',
      run: async (tools) =>
        compare(tools.judge, operation, await askWith(tools, operation, undefined), {
          status: 400,
          code: 'DPAY_IDEMPOTENCY_KEY_REQUIRED',
        }),
    },
    {
      title: 'the same request with the same key gets the first answer again',
      run: async (tools) => {
        const key = randomUUID();
        const first = await askWith(tools, operation, key);
        if (first.status >= 500 || first.status === 400)
          return { skipped: `the first was answered ${first.status}` };
        const second = await askWith(tools, operation, key);
        return [
          ...compare(tools.judge, operation, second, { status: first.status }),
          ...(withoutRequestId(second.json) === withoutRequestId(first.json)
            ? []
            : ['The second answer is another one.']),
          ...(second.headers.get('idempotent-replayed') === 'true'
            ? []
            : ['Idempotent-Replayed is missing.']),
        ];
      },
    },
    {
      title: 'another request with the same key is 409',
      run: async (tools) => {
        const key = randomUUID();
        const first = await askWith(tools, operation, key);
        if (first.status >= 500 || first.status === 400)
          return { skipped: `the first was answered ${first.status}` };
        const other = variation(operation);
        if (other === undefined) return { skipped: 'no second request can be made of the example' };
        const second = await askWith(tools, operation, key, other);
        return compare(tools.judge, operation, second, { status: 409, code: 'DPAY_IDEMPOTENCY_MISMATCH' });
      },
    },
  ];
};

const askWith = async (
  { server, samples }: Tools,
  operation: Operation,
  key: string | undefined,
  other?: unknown,
) => {
  const params = (await samples.paramsOf(operation)) ?? {};
  const body = other ?? operation.body?.examples[0]?.value;
  return server.ask(operation, { params, body, headers: { 'idempotency-key': key } });
};

/** The example with one value changed to another that is allowed, or another example. */
const variation = ({ body }: Operation): unknown => {
  const [first, second] = body?.examples ?? [];
  if (second) return second.value;
  if (typeof first?.value !== 'object' || first.value === null) return undefined;
  const properties = (body?.schema['properties'] ?? {}) as Record<string, { enum?: unknown[] }>;
  for (const [name, value] of Object.entries(first.value)) {
    const other = properties[name]?.enum?.find((one) => one !== value);
    if (other !== undefined) return { ...first.value, [name]: other };
    if (typeof value === 'number') return { ...first.value, [name]: value + 1 };
  }
  return undefined;
};

const withoutRequestId = (json: unknown): string =>
  JSON.stringify(json, (name, value: unknown) => (name === 'request_id' ? undefined : value)) ?? '';
