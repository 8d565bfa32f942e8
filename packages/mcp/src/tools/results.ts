import { ApiError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Answered } from '../api.ts';
import type { Tool } from '../contract/tool.ts';

// A quarter of a context of 200,000 tokens.
const MOST_CHARACTERS = 150_000;

/** The answer of the API: a sentence, the same JSON as text for clients that read only text, and structured. */
export const answered = (tool: Tool, { body, requestId }: Answered): CallToolResult => {
  if (body === undefined) return told(`${tool.title}: done. Request id: ${requestId}.`);
  const json = JSON.stringify(body);
  if (json.length > MOST_CHARACTERS)
    return refused(
      `The answer has ${json.length} characters, which is too long for a conversation.`,
      'Ask for fewer rows with limit or filters, or read it with the SDK or the dashboard.',
    );
  return {
    content: [
      { type: 'text', text: sentenceOf(tool, body as Body) },
      { type: 'text', text: json },
    ],
    structuredContent: body as Record<string, unknown>,
  };
};

type Body = { data?: unknown; page?: { next_cursor?: string | null } };

const sentenceOf = ({ name, title }: Tool, { data, page }: Body): string => {
  if (!Array.isArray(data)) return `${title}: done.`;
  const count = `${title}: ${data.length} ${data.length === 1 ? 'row' : 'rows'}.`;
  return page?.next_cursor
    ? `${count} There are more: call ${name} again with cursor set to page.next_cursor.`
    : `${count} These are the last.`;
};

export const told = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

export const refused = (...sentences: string[]): CallToolResult => ({
  ...told(sentences.join(' ')),
  isError: true,
});

/** Any failure of a call, as a result that the model can read: what happened, what to do, and the id for support. */
export const failed = (error: unknown, ...more: string[]): CallToolResult => {
  const { title, action, code } = explain(error, 'en');
  const facts = error instanceof ApiError ? error : undefined;
  const fields = (facts?.fields ?? []).map(({ field, message }) => `${field}: ${message}`);
  const ids = [
    ...(code ? [`Code: ${code}.`] : []),
    ...(facts?.requestId ? [`Request id: ${facts.requestId}.`] : []),
  ];
  return refused(title, ...fields, action, ...more, ...ids);
};
