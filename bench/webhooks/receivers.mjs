// Receivers in their own process. Each records when it first received a payment. Of the failing ones, some return 500, some never
// respond, and some do not listen.
import { createServer } from 'node:http';

const FIRST_PORT = Number(process.env.FIRST_PORT);
const KINDS = process.env.KINDS.split(',');
const SUBJECT = /"data":\{"id":"(pay_\w+)"/;

const seen = KINDS.map(() => new Map());
const listening = KINDS.map((kind, index) => {
  if (kind === 'closed') return undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (kind === 'silent') return;
      const subject = SUBJECT.exec(body)?.[1];
      if (subject && !seen[index].has(subject)) seen[index].set(subject, Date.now());
      response.writeHead(kind === 'failing' ? 500 : 200).end('ok');
    });
  });
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve) => server.listen(FIRST_PORT + index, '127.0.0.1', resolve));
});
await Promise.all(listening);

process.on('message', () => process.send(seen.map((events) => [...events])));
process.send('ready');
