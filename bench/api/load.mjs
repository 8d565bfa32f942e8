// A small HTTP/1.1 client with persistent connections: the load must leave the processors to the servers.
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

export const openConnections = (count, port) =>
  Promise.all(Array.from({ length: count }, () => openConnection(port)));

const openConnection = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let buffered = '';
    let waiting;
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      buffered += chunk;
      const end = buffered.indexOf(HEAD_END);
      if (end < 0 || !waiting) return;
      const head = buffered.slice(0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (buffered.length < end + HEAD_END.length + length) return;
      const body = buffered.slice(end + HEAD_END.length, end + HEAD_END.length + length);
      buffered = '';
      const { settle, fail } = waiting;
      waiting = undefined;
      if (head.startsWith('HTTP/1.1 200')) settle({ body });
      else fail(new Error(`${head.split('\r\n')[0]} ${body}`));
    });
    socket.on('error', (error) => (waiting ? waiting.fail(error) : reject(error)));
    socket.on('connect', () =>
      resolve({
        ask: ({ path, headers }) =>
          new Promise((settle, fail) => {
            waiting = { settle, fail };
            const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
            socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`);
          }),
        close: () => socket.destroy(),
      }),
    );
  });

export const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Every connection sends the next request as soon as it has a response. The first second is warm-up. */
export const requestsPerSecond = async (target, { connections, seconds }) => {
  const open = await openConnections(connections, target.port);
  const warmUntil = performance.now() + 1_000;
  const until = warmUntil + seconds * 1_000;
  let answered = 0;
  await Promise.all(
    open.map(async (connection) => {
      for (let now = performance.now(); now < until; now = performance.now()) {
        await connection.ask(target);
        if (now >= warmUntil) answered += 1;
      }
      connection.close();
    }),
  );
  return answered / seconds;
};
