import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import type { Arguments } from '../api.ts';

const TITLE = 'Execute a confirmed intent';

/** Step two of every write, and the only tool that changes anything. */
export const CONFIRM: ListedTool = {
  name: 'confirm',
  title: TITLE,
  description:
    'Executes the write of an intent. Call it only after a person has read the summary of the intent and agreed. Confirming an intent twice counts once.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['intent'],
    properties: {
      intent: {
        type: 'string',
        pattern: '^intent_[0-9a-f-]{36}$',
        description: 'The intent of the first step.',
      },
    },
  },
  annotations: { title: TITLE, readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

export const readIntentId = ({ intent }: Arguments): string | undefined =>
  typeof intent === 'string' ? intent : undefined;
