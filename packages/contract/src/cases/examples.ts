import type { Operation, Parameter } from '../contract.ts';
import { unknownId } from '../samples.ts';
import type { Ask } from '../server.ts';
import { compare } from './case.ts';
import type { Case, Cases, Tools } from './case.ts';

/** Every example of a request gets an answer that the contract describes, and a read that is asked plainly gets a 200. */
export const exampleCases: Cases = (operation) => {
  if (operation.otp && operation.otpMode === 'any') return [otpCase(operation)];
  return [
    ...plainCases(operation),
    ...bodyCases(operation),
    ...parameterCases(operation),
    ...unknownCases(operation),
  ];
};

const SKIPPED = { skipped: 'the server has no such record' };

/** Asks with the ids of a record that there is. */
const askKnown = async (
  { server, judge, samples }: Tools,
  operation: Operation,
  ask: Ask,
  status?: number,
) => {
  const params = await samples.paramsOf(operation);
  if (!params) return SKIPPED;
  const reply = await server.ask(operation, { ...ask, params });
  return compare(judge, operation, reply, { status: status ?? reply.status });
};

const plainCases = (operation: Operation): Case[] => {
  const mustBeGiven = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
  if (operation.method !== 'GET' || mustBeGiven.length > 0) return [];
  // What a read of a record may still refuse (a number that is not there yet) is documented beside its 200.
  const isList = !operation.path.includes('{');
  return [
    {
      title: isList ? 'asked plainly it answers 200' : 'of a record that is there it answers as described',
      run: (tools) => askKnown(tools, operation, {}, isList ? 200 : undefined),
    },
  ];
};

const bodyCases = (operation: Operation): Case[] =>
  (operation.body?.examples ?? []).map(({ name, value }) => ({
    title: `the example ${name} gets an answer that is described`,
    run: (tools) => askKnown(tools, operation, { body: value }),
  }));

const parameterCases = (operation: Operation): Case[] =>
  operation.parameters
    .filter((one) => one.in === 'query')
    .flatMap((parameter) =>
      valuesOf(parameter).map((value) => ({
        title: `${parameter.name}=${value} gets an answer that is described`,
        run: (tools: Tools) => askKnown(tools, operation, { query: { [parameter.name]: value } }),
      })),
    );

const valuesOf = ({ example, schema = {} }: Parameter): string[] => {
  const {
    enum: own,
    items,
    default: preset,
  } = schema as { enum?: string[]; items?: { enum?: string[] }; default?: unknown };
  const values = [example, preset, ...(own ?? items?.enum ?? [])].filter((value) => value !== undefined);
  return [...new Set(values.map(String))];
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
    const params = (await samples.paramsOf(operation)) ?? unknownId(operation);
    const body = operation.body?.examples[0]?.value;
    const reply = await server.ask(operation, { ...(params && { params }), body });
    return compare(judge, operation, reply, { status: 403, code: 'DPAY_OTP_REQUIRED' });
  },
});
