export const API_PORT = Number(process.env['MCP_PORT'] ?? 4174);
