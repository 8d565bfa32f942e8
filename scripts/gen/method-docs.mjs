// The documentation an editor shows on hover over a client method: what it does, who may call it, whether it can be repeated, and its
// errors.

import { EXPANSION_SCOPES } from '../../packages/domain/src/api-keys/index.ts';

/** The doc comment of one operation, above its line in the table. */
export const docOf = ({ method, operation }) => {
  const facts = [
    ...callersOf(operation),
    ...conditionsOf(operation),
    repeatsOf(method, operation),
    ...errorsOf(operation),
  ];
  const parts = [
    `${operation.summary}.`,
    operation.description?.trim(),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ];
  const lines = parts.filter(Boolean).join('\n\n').replaceAll('*/', '*\u200b/').split('\n');
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
};

const callersOf = (operation) => {
  const { 'x-permission': permission, 'x-scope': scope, 'x-snap-service': isSnap } = operation;
  if (isSnap) return ['Needs the headers of SNAP: `@dasbor/sdk/snap` makes them.'];
  if (permission === 'public') return ['Needs no API key and no session.'];
  const key = scope === 'any' ? 'with any scope' : `with the scope \`${scope}\``;
  const expanded = expansionsOf(operation).map((name) => ` \`${name}\` needs \`${EXPANSION_SCOPES[name]}\``);
  const person = permission === 'any' ? 'of any user' : `with the permission \`${permission}\``;
  return [
    scope === undefined ? 'API key: not accepted.' : `API key: ${key}.`,
    ...(scope && expanded.length > 0 ? [`To expand,${expanded.join(',')}.`] : []),
    permission === 'key' ? 'Session: not accepted.' : `Session: ${person}.`,
  ];
};

const expansionsOf = ({ parameters = [] }) =>
  parameters.find(({ name }) => name === 'expand')?.schema.items.enum ?? [];

const conditionsOf = (operation) => {
  const {
    'x-feature': feature,
    'x-mode': mode,
    'x-otp': purpose,
    'x-otp-feature': flag,
    'x-otp-mode': only,
  } = operation;
  const when = [flag && ` if the feature \`${flag}\` is on`, only && ` in ${only} mode`]
    .filter(Boolean)
    .join('');
  return [
    feature && `Needs the feature \`${feature}\`.`,
    mode === 'sandbox' && 'Sandbox only.',
    purpose && `Needs an \`otpToken\` for \`${purpose}\`${when}.`,
  ].filter(Boolean);
};

const repeatsOf = (method, operation) => {
  if (operation['x-idempotent'])
    return 'Idempotent: pass one `idempotencyKey` per intent. Retried automatically.';
  return method === 'get'
    ? 'Read-only. Retried automatically.'
    : 'Takes no idempotency key. Not retried automatically.';
};

const errorsOf = ({ 'x-errors': codes, 'x-field-errors': ofFields = [] }) => {
  const list = (some) => some.map((code) => `\`${code}\``).join(', ');
  return [
    codes.length > 0 && `Errors: ${list(codes)}.`,
    ofFields.length > 0 && `Field errors: ${list(ofFields)}.`,
  ].filter(Boolean);
};
