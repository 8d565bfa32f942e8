import { errors, events, issues, operationsOf, resolve, tags } from './contract.ts';
import type { Operation, Parameter } from './contract.ts';
import { fieldTable, parameterFields, tableOf } from './fields.ts';

/** A page for each tag of the contract, one for the webhook events, one for the error codes. */
export default {
  paths: () => [
    ...tags.map(({ name, description }) => ({
      params: { tag: name },
      content: [`# ${name}`, description, ...operationsOf(name).map(describe)].join('\n\n'),
    })),
    {
      params: { tag: 'webhook-events' },
      content: [
        '# Webhook events',
        'Body, headers and retries are those of the [guide](/guides/webhooks). `data` is the resource as the API shows it.',
        ...events.map(([name, { post }]) =>
          [`## ${name}`, post.description ?? post.summary, bodyOf(post)].join('\n\n'),
        ),
      ].join('\n\n'),
    },
    {
      params: { tag: 'error-codes' },
      content: [
        '# Error codes',
        'In Indonesian and English, as the API tells them; `{…}` are values in `params`.',
        '[What may be wrong with a row of a batch](#issues-of-a-row) has codes of its own.',
        ...errors.map(describeError),
        '## Issues of a row',
        'In `issues` of a [payout](/guides/payouts), each with the field that it is about. An error is mended before the batch is submitted; a warning leaves it to you. `explain` of `@dasbor/sdk/errors` says each with its values; `{range}` is from `least` to `most`.',
        issueTable(),
      ].join('\n\n'),
    },
  ],
};

const describeError = ([code, error]: (typeof errors)[number]): string =>
  [
    `## ${code}`,
    `Status ${error.status}. ${error.cause}${error.retryable ? ' Trying again can help.' : ''}`,
    ...(['id', 'en'] as const).map(
      (language) =>
        `- ${language}: ${escaped(error.title[language])} ${escaped(error.action?.[language] ?? '')}`,
    ),
  ].join('\n\n');

const issueTable = (): string =>
  [
    '| code | level | in Indonesian | in English |',
    '| --- | --- | --- | --- |',
    ...issues.map(
      ([code, { level, words }]) =>
        `| \`${code}\` | ${level} | ${escaped(words.id)} | ${escaped(words.en)} |`,
    ),
  ].join('\n');

// Braces are Vue's on these pages.
const escaped = (text: string): string => text.replaceAll('{', '&#123;').replaceAll('<', '&lt;');

const describe = ({
  method,
  path,
  operation,
}: {
  method: string;
  path: string;
  operation: Operation;
}): string =>
  [
    `## ${operation.operationId}`,
    `\`${method} ${path}\``,
    operation.summary + '.',
    operation.description ?? '',
    needs(operation),
    parameters(operation),
    bodyOf(operation),
    answerOf(operation),
    codes(operation),
  ]
    .filter(Boolean)
    .join('\n\n');

const needs = (operation: Operation): string => {
  const permission = operation['x-permission'];
  const facts = [
    permission === 'public' ? 'Public.' : '',
    permission === 'key' ? 'For keys alone.' : '',
    permission === 'any' ? 'For whoever is signed in.' : '',
    permission.includes('.') ? `Permission \`${permission}\`.` : '',
    operation['x-scope'] ? `Scope \`${operation['x-scope']}\`.` : '',
    confirmationOf(operation),
    operation['x-idempotent'] ? 'Takes an `Idempotency-Key`.' : '',
    operation['x-mode'] === 'sandbox' ? 'Sandbox alone.' : '',
  ];
  return facts.filter(Boolean).join(' ');
};

const confirmationOf = ({ 'x-otp': purpose, 'x-otp-feature': flag }: Operation): string => {
  if (!purpose) return '';
  return `Confirmed by a code (\`${purpose}\`)${flag ? ` where \`${flag}\` is on` : ''}.`;
};

const parameters = (operation: Operation): string => {
  const own = (operation.parameters ?? [])
    .map((one) => resolve<Parameter>(one as Parameter))
    .filter((one) => one.in !== 'header');
  return tableOf(
    'parameter',
    own.flatMap((one) => {
      const schema = one.schema ?? one.content?.['application/json']?.schema ?? {};
      return parameterFields(one.name, one.required ?? false, one.description ?? '', schema);
    }),
  );
};

const bodyOf = ({ requestBody }: Operation): string =>
  [fieldTable(requestBody?.content['application/json']?.schema), example('Body', requestBody?.content)]
    .filter(Boolean)
    .join('\n\n');

const answerOf = (operation: Operation): string => {
  const [status = '', response] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const fields = fieldTable(response?.content?.['application/json']?.schema);
  return [
    example(`Answer ${status}`, response?.content),
    fields && `::: details Fields of the answer\n\n${fields}\n\n:::`,
  ]
    .filter(Boolean)
    .join('\n\n');
};

const example = (title: string, content: Operation['responses'][string]['content']): string => {
  const [first] = Object.values(content?.['application/json']?.examples ?? {});
  if (!first) return '';
  const { summary, value } = resolve<{ summary?: string; value?: unknown }>(first as { value?: unknown });
  return `::: details ${title}${summary ? `: ${summary}` : ''}\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\n:::`;
};

const codes = (operation: Operation): string => {
  const own = operation['x-errors'] ?? [];
  return own.length > 0
    ? `Codes of its own: ${own.map((code) => `[\`${code}\`](/reference/error-codes#${anchorOf(code)})`).join(', ')}.`
    : '';
};

/** The id that the site gives to the code's heading. */
const anchorOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');
