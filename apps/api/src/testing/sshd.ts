import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The OpenSSH server of Debian, which `npm test` installs (scripts/lib/sshd.mjs). Undefined if there is none. */
export const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((path) => existsSync(path));

export type Sshd = {
  port: number;
  /** Of this process: without root rights no server can sign in anybody else. */
  user: string;
  privateKey: string;
  /** As `ssh-keygen -lf` prints it. */
  hostKey: string;
  /** Where a user begins. */
  folder: string;
  close: () => Promise<void>;
};

type Options = {
  readOnly?: boolean;
  /** Files cannot grow larger, as on a full disk. */
  mostKiB?: number;
};

export const startSshd = async ({ readOnly = false, mostKiB }: Options = {}): Promise<Sshd> => {
  const dir = mkdtempSync(join(tmpdir(), 'dasbor-sshd-'));
  const at = (name: string) => join(dir, name);
  mkdirSync(at('files'));
  for (const name of ['host', 'user'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', at(name)]);
  // As root it wants this folder, which a start script makes otherwise.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const port = await freePort();
  const config = `
    Port ${port}
    ListenAddress 127.0.0.1
    HostKey ${at('host')}
    AuthorizedKeysFile ${at('user.pub')}
    StrictModes no
    UsePAM no
    PermitRootLogin yes
    PasswordAuthentication yes
    PidFile none
    Subsystem sftp internal-sftp -d ${at('files')}${readOnly ? ' -R' : ''}
  `;
  writeFileSync(at('config'), config.replaceAll(/^ +/gm, ''));
  // The signal of a file that grew too large would end the server; ignored, the write fails, as on a full disk.
  const limit = mostKiB === undefined ? '' : `trap '' XFSZ; ulimit -f ${mostKiB};`;
  const command = `${limit} exec ${SSHD} -D -e -f ${at('config')}`;
  const server = spawn('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Server listening')) resolve();
    });
    server.once('exit', () => reject(new Error(`sshd ended: ${said}`)));
  });
  const printed = execFileSync('ssh-keygen', ['-lf', at('host.pub')]).toString();
  return {
    port,
    user: userInfo().username,
    privateKey: readFileSync(at('user'), 'utf8'),
    hostKey: printed.split(' ')[1] ?? '',
    folder: at('files'),
    close: async () => {
      server.kill();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
