import { createServer } from 'node:http';

/** A merchant's server: counts how often it was told that a payment was completed. */
export const startReceiver = async (port) => {
  const told = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { event, data } = JSON.parse(Buffer.concat(chunks));
      if (event === 'payment.completed') told.set(data.id, (told.get(data.id) ?? 0) + 1);
      response.end('ok');
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    told,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
