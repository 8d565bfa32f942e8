import type { Contract, Operation, Parameter, Schema } from '../contract.ts';
import { compareSchemas } from './schemas.ts';

/** A change after which a caller that worked before no longer works. */
export type Breaking = { where: string; what: string };

/** The breaking changes between two contracts; empty if a caller of the first can use the second. */
export const breakingChanges = (before: Contract, after: Contract): Breaking[] => [
  ...before.operations.flatMap((old) => {
    const now = after.operations.find(({ id }) => id === old.id);
    if (!now) return [{ where: old.id, what: 'the operation is gone' }];
    return [
      ...entryChanges(old, now),
      ...parameterChanges(old, now, before, after),
      ...bodyChanges(old, now, before, after),
      ...answerChanges(old, now, before, after),
    ].map((what) => ({ where: old.id, what }));
  }),
  ...eventChanges(before, after),
];

const entryChanges = (old: Operation, now: Operation): string[] => [
  ...(old.method === now.method && old.path === now.path
    ? []
    : [`moved from ${old.method} ${old.path} to ${now.method} ${now.path}`]),
  ...(old.permission === now.permission
    ? []
    : [`needs the permission ${now.permission}, before ${old.permission}`]),
  ...(now.otp && (old.otp !== now.otp || asksMore(old, now))
    ? [`needs a confirmation by code (${now.otp})`]
    : []),
  ...(old.scope !== null && now.scope !== old.scope
    ? [now.scope === null ? 'takes no keys any more' : `needs the scope ${now.scope}, before ${old.scope}`]
    : []),
  ...old.security
    .filter((scheme) => !now.security.includes(scheme))
    .map((scheme) => `lets nobody in by ${scheme} any more`),
  ...(now.feature !== null && now.feature !== old.feature ? [`needs the feature ${now.feature}`] : []),
  ...(now.isIdempotent && !old.isIdempotent ? ['needs an Idempotency-Key'] : []),
  ...(now.sandboxOnly && !old.sandboxOnly ? ['works in sandbox alone'] : []),
];

/** For calls that needed no code before: in sandbox, or by merchants without the flag. */
const asksMore = (old: Operation, now: Operation): boolean =>
  (old.otpMode === 'live' && now.otpMode === 'any') ||
  (old.otpFeature !== null && old.otpFeature !== now.otpFeature);

const parameterChanges = (old: Operation, now: Operation, before: Contract, after: Contract): string[] => {
  const named = (list: readonly Parameter[], { in: place, name }: Parameter) =>
    list.find((one) => one.in === place && one.name === name);
  return [
    ...old.parameters.flatMap((parameter) => {
      const other = named(now.parameters, parameter);
      const where = `the parameter ${parameter.name}`;
      if (!other) return parameter.in === 'header' ? [] : [`${where} is gone`];
      if (other.required && !parameter.required) return [`${where} must be given now`];
      return compareSchemas(
        { schema: schemaOf(parameter), contract: before },
        { schema: schemaOf(other), contract: after },
        { where, direction: 'sent' },
      );
    }),
    ...now.parameters
      // Already reported by the access check.
      .filter(({ required, name }) => required && !['Idempotency-Key', 'X-Otp-Token'].includes(name))
      .filter((parameter) => !named(old.parameters, parameter))
      .map(({ name }) => `the parameter ${name} must be given now`),
  ];
};

const schemaOf = ({ schema, content }: Parameter): Schema =>
  content?.['application/json'].schema ?? schema ?? {};

const bodyChanges = (old: Operation, now: Operation, before: Contract, after: Contract): string[] => {
  if (!old.body) return now.body?.required ? ['a body must be sent now'] : [];
  if (!now.body) return ['no body is taken any more'];
  return [
    ...(now.body.required && !old.body.required ? ['a body must be sent now'] : []),
    ...compareSchemas(
      { schema: old.body.schema, contract: before },
      { schema: now.body.schema, contract: after },
      { where: 'the body', direction: 'sent' },
    ),
  ];
};

const answerChanges = (old: Operation, now: Operation, before: Contract, after: Contract): string[] =>
  Object.entries(old.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) => {
      const other = now.responses[status];
      if (!other) return [`${status} is not answered any more`];
      return Object.entries(response.content ?? {}).flatMap(([type, media]) => {
        const then = other.content?.[type];
        if (!then) return [`${status} is no ${type} any more`];
        return compareSchemas(
          { schema: media.schema ?? {}, contract: before },
          { schema: then.schema ?? {}, contract: after },
          { where: `the answer ${status}`, direction: 'received' },
        );
      });
    });

/** Events are received, like responses. */
const eventChanges = (before: Contract, after: Contract): Breaking[] =>
  Object.entries(before.events).flatMap(([event, schema]) => {
    const now = after.events[event];
    if (!now) return [{ where: event, what: 'the event is gone' }];
    const changes = compareSchemas(
      { schema, contract: before },
      { schema: now, contract: after },
      { where: 'the event', direction: 'received' },
    );
    return changes.map((what) => ({ where: event, what }));
  });
