// Installs the OpenSSH server that the tests of SFTP deliveries talk to, if there is none and we may. Without it they are skipped.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const KNOWN = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'];

export const ensureSshd = async () => {
  if (KNOWN.some((path) => existsSync(path)) || process.getuid?.() !== 0) return;
  console.log('No OpenSSH server found, fetching one (once).');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'openssh-server'],
  ]) {
    const { code, output } = await run('apt-get', args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) console.log(`apt-get ${args.join(' ')} failed; SFTP is not tested:\n${output}`);
  }
};
