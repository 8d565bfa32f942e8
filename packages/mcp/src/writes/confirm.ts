import { NetworkError, ServerError } from '@dasbor/sdk';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Answered, Api } from '../api.ts';
import { answered, failed, refused } from '../tools/results.ts';
import type { Agreement } from './ask-person.ts';
import type { Intent, Intents } from './intents.ts';

type Parts = { api: Api; intents: Intents; asks: (summary: string) => Promise<Agreement> };

/** Executes an intent, if the person whom the client can ask agrees. */
export const confirm = async ({ api, intents, asks }: Parts, id: string): Promise<CallToolResult> => {
  const found = intents.find(id);
  if ('intent' in found && found.intent.state.is === 'waiting') {
    const agreement = await asks(found.intent.summary);
    if (agreement !== 'agreed') return refused(...SENTENCES[agreement]);
  }
  return execute(api, intents, id);
};

/** Once, however often and at the same time it is confirmed. */
const execute = async (api: Api, intents: Intents, id: string): Promise<CallToolResult> => {
  const found = intents.find(id);
  if ('problem' in found) return refused(...SENTENCES[found.problem]);

  const { intent } = found;
  if (intent.state.is === 'done') return repeated(intent, intent.state.answered);
  if (intent.state.is === 'started')
    return intent.state.outcome.then(
      (answer) => repeated(intent, answer),
      (error) => failedOf(intent, error),
    );
  if (intent.state.is === 'unclear' && !intent.tool.isIdempotent) return refused(...SENTENCES.unclear);

  const outcome = api.call(intent.tool, intent.given, intent.idempotencyKey);
  intent.state = { is: 'started', outcome };
  try {
    const answer = await outcome;
    intent.state = { is: 'done', answered: answer };
    return answered(intent.tool, answer);
  } catch (error) {
    intent.state = { is: isUnclear(error) ? 'unclear' : 'waiting' };
    return failedOf(intent, error);
  }
};

const SENTENCES = {
  declined: ['The person did not agree: nothing was executed.', 'Ask them what to change.'],
  'cannot ask': [
    'This client asks its person only by opening a page (URL elicitation), which cannot show the summary: nothing was executed.',
    'Use a client that also shows forms (form elicitation), or one without elicitation that asks before each tool.',
  ],
  unknown: [
    'There is no such intent: nothing was executed.',
    'Call the tool of the write again to get a new one.',
  ],
  expired: [
    'The intent has expired: nothing was executed now.',
    'Call the tool of the write again to get a new one.',
  ],
  unclear: ['It is unknown whether the first attempt was executed.', 'Read the record before you try again.'],
};

const repeated = ({ tool }: Intent, answer: Answered): CallToolResult => {
  const result = answered(tool, answer);
  const first = {
    type: 'text' as const,
    text: 'This intent was executed before; nothing was executed again.',
  };
  return { ...result, content: [first, ...result.content] };
};

/** After these, the API may have executed the call. */
const isUnclear = (error: unknown) => error instanceof NetworkError || error instanceof ServerError;

const failedOf = ({ tool }: Intent, error: unknown): CallToolResult => {
  if (!isUnclear(error)) return failed(error);
  return tool.isIdempotent
    ? failed(error, 'It may have been executed. Confirm the same intent again: it counts once.')
    : failed(error, 'It may have been executed. Read the record before you try again.');
};
