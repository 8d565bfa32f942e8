export const API_PORT = Number(process.env['CLIENTS_PORT'] ?? 4170);
