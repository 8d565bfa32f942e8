import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { MINUTES_TO_CONFIRM } from './intents.ts';

type Server = McpServer['server'];

export type Agreement = 'agreed' | 'declined' | 'cannot ask';

/**
 * Shows the summary to the person through the client, past the model, if the client can (elicitation). If it has no elicitation, its own
 * question before `confirm` is the only one. One that can only open a page cannot show the summary, so nothing is agreed.
 */
export const askThrough =
  (server: Server) =>
  async (summary: string): Promise<Agreement> => {
    const { elicitation } = server.getClientCapabilities() ?? {};
    if (!elicitation) return 'agreed';
    if (!elicitation.form) return 'cannot ask';
    const question = {
      message: `${summary}\n\nExecute this?`,
      requestedSchema: { type: 'object' as const, properties: {} },
    };
    return server.elicitInput(question, { timeout: MINUTES_TO_CONFIRM * 60_000 }).then(
      ({ action }) => (action === 'accept' ? 'agreed' : 'declined'),
      // No answer is no agreement.
      () => 'declined',
    );
  };
