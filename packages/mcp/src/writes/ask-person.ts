import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { MINUTES_TO_CONFIRM } from './intents.ts';

type Server = McpServer['server'];

/**
 * Shows the summary to the person through the client, past the model, if the client can (elicitation). If it cannot, the client's own
 * question before `confirm` is the only one.
 */
export const askThrough =
  (server: Server) =>
  async (summary: string): Promise<boolean> => {
    const { elicitation } = server.getClientCapabilities() ?? {};
    if (!elicitation || (elicitation.url && !elicitation.form)) return true;
    const question = {
      message: `${summary}\n\nExecute this?`,
      requestedSchema: { type: 'object' as const, properties: {} },
    };
    return server.elicitInput(question, { timeout: MINUTES_TO_CONFIRM * 60_000 }).then(
      ({ action }) => action === 'accept',
      // No answer is no agreement.
      () => false,
    );
  };
