import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Api, Arguments, OwnKey } from '../api.ts';
import type { Tool } from '../contract/tool.ts';
import { failed } from '../tools/results.ts';
import { concernedLines } from './concerned.ts';
import { givenLines } from './given-lines.ts';
import { type Intents, MINUTES_TO_CONFIRM } from './intents.ts';
import { quoted } from './words.ts';

/** Step one of a write: executes nothing, and says in words what step two would do. */
export const propose = async (
  { api, intents, key, offered }: { api: Api; intents: Intents; key: OwnKey; offered: readonly Tool[] },
  tool: Tool,
  given: Arguments,
): Promise<CallToolResult> => {
  try {
    const concerned = await concernedLines(api, offered, { tool, given });
    const summary = [
      key.mode === 'live' ? 'LIVE: real money.' : 'Sandbox: no real money.',
      `${tool.title} (${tool.name}), with the API key ${quoted(key.name)} (…${key.last_four})${ofSubaccount(key)}.`,
      ...givenLines(given).map((line) => `- ${line}`),
      ...concerned,
    ].join('\n');
    const intent = intents.add(tool, given, summary);
    const expires_at = new Date(intent.expiresAt).toISOString();
    return {
      content: [
        { type: 'text', text: summary },
        {
          type: 'text',
          text: `Nothing was executed. Show this summary to the person. Only after they agree, call confirm with ${intent.id}, within ${MINUTES_TO_CONFIRM} minutes.`,
        },
      ],
      structuredContent: { intent: intent.id, operation: tool.name, mode: key.mode, summary, expires_at },
    };
  } catch (error) {
    return failed(error, 'Nothing was executed.');
  }
};

const ofSubaccount = ({ subaccount }: OwnKey) =>
  subaccount ? ` of the subaccount ${quoted(subaccount.name)}` : '';
