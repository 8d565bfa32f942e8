import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpTransport } from './smtp.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that follows the protocol up to one command and then breaks the connection. */
const brokenAt = async (command: string, breakIt: (socket: Socket) => void): Promise<string> => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    const answer = (said: string): void => {
      if (said.startsWith(command)) breakIt(socket);
      else if (said.startsWith('DATA')) socket.write('354 go on\r\n');
      else socket.write('250 fine\r\n');
    };
    if (command === '') return breakIt(socket);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => answer(chunk.toString()));
    return undefined;
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const WAYS: readonly [string, (socket: Socket) => void][] = [
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['closes the connection', (socket) => socket.destroy()],
  ['sends an invalid reply', (socket) => socket.end('\0\r\nwhat?\r\n')],
];
const MOMENTS = ['', 'EHLO', 'MAIL', 'RCPT', 'DATA'];

test.each(MOMENTS.flatMap((moment) => WAYS.map(([way, breakIt]) => [way, moment, breakIt] as const)))(
  'a mail server that %s at "%s" fails only that mail',
  async (_, moment, breakIt) => {
    const send = smtpTransport(await brokenAt(moment, breakIt), 'Dasbor <no-reply@dasbor.test>');

    await expect(send({ to: 'a@a.test', subject: 'Kode', text: '123456' })).rejects.toBeInstanceOf(Error);
  },
);
