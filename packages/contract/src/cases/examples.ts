import type { Contract, Operation, Parameter } from '../contract.ts';
import { pauseOf } from '../run/pause.ts';
import { shiftDates } from '../samples/dates.ts';
import { Lacking, orWhyNot } from '../samples/lacking.ts';
import { type Samples, unknownId } from '../samples/samples.ts';
import { compare } from './case.ts';
import type { Case, Cases, Tools } from './case.ts';
import { succeeds } from './succeed.ts';

/** Every example of a request succeeds, and so does a plain request. */
export const makeExampleCases =
  ({ examplesAt }: Contract): Cases =>
  (operation) => {
    const proofs = [...plainCases(operation), ...bodyCases(operation)];
    if (operation.otp && operation.otpMode === 'any') return [otpCase(operation), ...proofs];
    return [...proofs, ...parameterCases(operation, examplesAt), ...unknownCases(operation)];
  };

const plainCases = (operation: Operation): Case[] =>
  operation.body && operation.body.examples.length > 0
    ? []
    : [{ title: 'asked plainly it succeeds', isProof: true, run: (tools) => succeeds(tools, operation) }];

const bodyCases = (operation: Operation): Case[] =>
  (operation.body?.examples ?? []).map((example) => ({
    title: `the example ${example.name} succeeds`,
    isProof: true,
    run: (tools) => succeeds(tools, operation, { example }),
  }));

/** Values that mean nothing by themselves; the paging cases cover them. */
const OF_PAGES = new Set(['action', 'cursor']);

const parameterCases = (operation: Operation, examplesAt: Date | undefined): Case[] =>
  operation.parameters
    .filter(({ in: place, name }) => place === 'query' && !OF_PAGES.has(name))
    .flatMap((parameter) =>
      valuesOf(parameter, examplesAt).map((value) => ({
        title: `${parameter.name}=${value} succeeds`,
        run: (tools: Tools) => succeeds(tools, operation, { query: { [parameter.name]: value } }),
      })),
    );

const valuesOf = ({ example, schema = {} }: Parameter, examplesAt: Date | undefined): string[] => {
  const {
    enum: own,
    items,
    default: preset,
  } = schema as { enum?: string[]; items?: { enum?: string[] }; default?: unknown };
  const shown = shiftDates(example, examplesAt, new Date());
  const values = [shown, preset, ...(own ?? items?.enum ?? [])].filter((value) => value !== undefined);
  return [
    ...new Set(values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))),
  ];
};

const unknownCases = (operation: Operation): Case[] => {
  const params = unknownId(operation);
  if (!params) return [];
  const body = operation.body?.examples[0]?.value;
  const languages = ['id', 'en'] as const;
  return [
    {
      title: 'a record that is not there is 404',
      run: async ({ server, judge }) =>
        compare(judge, operation, await server.ask(operation, { params, body }), { status: 404 }),
    },
    {
      title: 'the same refusal is told in Indonesian and in English',
      run: async ({ server }) => {
        const told = await Promise.all(
          languages.map((language) =>
            server.ask(operation, { params, body, headers: { 'accept-language': language } }),
          ),
        );
        const [indonesian, english] = told.map(({ json }) => (json as { error?: string } | undefined)?.error);
        return indonesian && english && indonesian !== english
          ? []
          : [`Both languages are told “${indonesian ?? 'nothing'}”.`];
      },
    },
  ];
};

const otpCase = (operation: Operation): Case => ({
  title: 'without a confirmation by code it is refused',
  run: async ({ server, judge, samples }) => {
    const record = await samples.paramsOf(operation);
    const params = record ?? unknownId(operation);
    const body = await bodyToConfirm(samples, operation);
    const reply = await server.ask(operation, { ...(params && { params }), body });
    const pause = pauseOf(reply);
    if (pause) return pause;
    // If the run has nothing that would succeed, a server may report the obstacle first and ask for no code.
    const isInItsWay =
      (operation.unsampled !== null && reply.status >= 400 && reply.status < 500) ||
      (!record && reply.status === 404);
    return compare(
      judge,
      operation,
      reply,
      isInItsWay ? { status: reply.status } : { status: 403, code: 'DPAY_OTP_REQUIRED' },
    );
  },
});

/** The first example as it would be sent, so that nothing else refuses. Its records are looked for only if the run can make it succeed. */
const bodyToConfirm = async (samples: Samples, operation: Operation): Promise<unknown> => {
  const [example] = operation.body?.examples ?? [];
  const isFilled = Object.values(example?.samples ?? {}).some((source) => typeof source === 'object');
  if (!isFilled || operation.unsampled !== null) return plainBodyOf(operation);
  const filled = await orWhyNot(firstBody(samples, operation));
  return 'skipped' in filled ? plainBodyOf(operation) : filled.body;
};

const firstBody = async (samples: Samples, operation: Operation): Promise<{ body: unknown }> => {
  for await (const { body } of samples.tries(operation, operation.body?.examples[0])) return { body };
  throw new Lacking('There was nothing to try.');
};

/** The first example with the contract's values for a run, such as an amount within the balance, so that nothing else refuses. */
const plainBodyOf = ({ body }: Operation): unknown => {
  const [example] = body?.examples ?? [];
  if (!example) return undefined;
  const set = Object.entries(example.samples).filter(([, source]) => typeof source !== 'object');
  return { ...(example.value as object), ...Object.fromEntries(set) };
};
