import type { Contract, Operation, Schema } from '../contract.ts';
import { isSigned } from '../run/snap-key.ts';
import { unknownId } from '../samples/samples.ts';
import { compare } from './case.ts';
import type { Case, Cases } from './case.ts';

/** Every invalid input returns a documented 4xx that names its field. */
export const makeBadInputCases =
  (resolve: Contract['resolve']): Cases =>
  (operation) => {
    // An operation confirmed by code checks the code first.
    if (operation.otp && operation.otpMode === 'any') return [];
    return [
      ...(isSigned(operation) ? withoutTokenCases(operation) : []),
      ...queryCases(operation),
      ...headerCases(operation),
      ...bodyCases(operation, resolve),
      ...formCases(operation),
    ];
  };

/** A caller without a SNAP token must learn nothing about the input. */
const withoutTokenCases = (operation: Operation): Case[] => [
  refused(
    'an unknown parameter without a token is 401',
    operation,
    { as: 'nobody', query: { no_such_parameter: '1' } },
    undefined,
    401,
  ),
  refused(
    'an unknown field without a token is 401',
    operation,
    { as: 'nobody', body: { no_such_field: 1 } },
    undefined,
    401,
  ),
  refused(
    'a body that is no JSON without a token is 401',
    operation,
    { as: 'nobody', text: '{"broken' },
    undefined,
    401,
  ),
];

type Sending = {
  as?: 'nobody';
  body?: unknown;
  text?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};

const refused = (
  title: string,
  operation: Operation,
  sending: Sending,
  field?: string,
  status: number | number[] = 400,
): Case => ({
  title,
  run: async ({ server, judge, samples }) => {
    const record = await samples.paramsOf(operation);
    const params = record ?? unknownId(operation) ?? {};
    const reply = await server.ask(operation, { params, ...sending });
    // Without a record, a server may report that first.
    const isOfNone = !record && reply.status === 404;
    return compare(judge, operation, reply, isOfNone ? reply : { status, ...(field && { field }) });
  },
});

const queryCases = (operation: Operation): Case[] => {
  const body = operation.body?.examples[0]?.value;
  const described = operation.parameters.filter((one) => one.in === 'query');
  return [
    refused(
      'an unknown parameter is named',
      operation,
      { body, query: { no_such_parameter: '1' } },
      'no_such_parameter',
    ),
    ...described.flatMap(({ name, schema, content }) => {
      const { type, enum: values, maximum, maxLength } = (schema ?? {}) as Limits;
      return [
        ...(content
          ? [refused(`${name} that is no JSON is named`, operation, { query: { [name]: '{' } }, name)]
          : []),
        ...(type === 'integer'
          ? [refused(`${name} in words is named`, operation, { query: { [name]: 'sepuluh' } }, name)]
          : []),
        ...(type === 'boolean'
          ? [
              refused(
                `${name} that is neither true nor false is named`,
                operation,
                { query: { [name]: 'ya' } },
                name,
              ),
            ]
          : []),
        ...(values
          ? [
              refused(
                `${name} that is none of its values is named`,
                operation,
                { query: { [name]: 'no-such-value' } },
                name,
              ),
            ]
          : []),
        ...(maximum === undefined
          ? []
          : [
              refused(
                `${name} above ${maximum} is named`,
                operation,
                { query: { [name]: String(maximum + 1) } },
                name,
              ),
            ]),
        ...(maxLength === undefined
          ? []
          : [
              refused(
                `${name} of ${maxLength + 1} letters is named`,
                operation,
                { query: { [name]: 'x'.repeat(maxLength + 1) } },
                name,
              ),
            ]),
        refused(`${name} with a NUL is refused`, operation, { query: { [name]: 'a\0b' } }),
      ];
    }),
  ];
};

const headerCases = (operation: Operation): Case[] => {
  const body = operation.body?.examples[0]?.value;
  return operation.parameters
    .filter(({ in: place, schema }) => place === 'header' && (schema as Limits | undefined)?.enum)
    .map(({ name }) => {
      const headers = { [name]: 'no-such-value' };
      return refused(`${name} that is none of its values is named`, operation, { body, headers }, name);
    });
};

const bodyCases = (operation: Operation, resolve: Contract['resolve']): Case[] => {
  const example = operation.body?.examples[0]?.value;
  if (!operation.body || !isRecord(example)) return [];
  const { properties = {}, required = [], additionalProperties } = operation.body.schema as ObjectSchema;
  const changed = (name: string, value: unknown) => ({ body: { ...example, [name]: value } });
  return [
    ...(additionalProperties === false
      ? [refused('an unknown field is named', operation, changed('no_such_field', 1), 'no_such_field')]
      : []),
    ...required.map((name) => {
      const { [name]: _, ...rest } = example;
      return refused(`${name} left out is named`, operation, { body: rest }, name);
    }),
    ...Object.entries(properties).flatMap(([name, described]) => {
      const schema = resolve(described);
      return wrongFor(schema).map(([what, value]) =>
        refused(`${name} as ${what} is named`, operation, changed(name, value), name),
      );
    }),
  ];
};

/** Invalid values for the schema, each with its name. */
const wrongFor = (schema: Schema): [string, unknown][] => {
  const { type, enum: values, maximum, maxLength } = schema as Limits;
  const types = Array.isArray(type) ? type : [type];
  const wrong: [string, unknown][] = [];
  if (types[0] !== undefined && !types.includes('object')) wrong.push(['an object', { nested: true }]);
  if (types[0] !== undefined && !types.includes('array')) wrong.push(['a list', [[]]]);
  if (types.includes('string')) {
    wrong.push(['a number', 12_345], ['text with a NUL', 'a\0b']);
    if (values) wrong.push(['none of its values', 'no-such-value']);
    if (maxLength !== undefined) wrong.push([`${maxLength + 1} letters`, 'x'.repeat(maxLength + 1)]);
  }
  if (types.includes('integer')) {
    wrong.push(['text', '10000'], ['a fraction', 0.5], ['more than a number can hold', 1e30]);
    if (maximum !== undefined) wrong.push([`more than ${maximum}`, maximum + 1]);
  }
  if (types.includes('boolean')) wrong.push(['text', 'true']);
  return wrong;
};

const formCases = (operation: Operation): Case[] => {
  if (!operation.body) return [];
  return [
    refused('a body that is no JSON is refused', operation, { text: '{"broken' }),
    refused('a body that is a list is refused', operation, { text: '[]' }),
    refused(
      'a body of another type is refused',
      operation,
      { text: 'a=b', headers: { 'content-type': 'text/csv' } },
      undefined,
      415,
    ),
  ];
};

type Limits = { type?: string | string[]; enum?: unknown[]; maximum?: number; maxLength?: number };
type ObjectSchema = {
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
