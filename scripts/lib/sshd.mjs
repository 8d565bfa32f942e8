import { ensureDebianPackage } from './debian-package.mjs';

/** The OpenSSH server that the tests of SFTP deliveries talk to. Without it they are skipped. */
export const ensureSshd = () =>
  ensureDebianPackage({
    name: 'openssh-server',
    programs: ['/usr/sbin/sshd', '/usr/local/sbin/sshd'],
    without: 'SFTP is not tested',
  });
