import { problem, type Problem } from '../kernel/index.ts';
import { isAddress, webhookUrlProblem } from '../webhooks/index.ts';

export const SFTP_PORT = 22;

/** Where files are delivered. The password or private key is not part of it. */
export type SftpTarget = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly folder: string;
};

export const SFTP_FAILURES = [
  'address_blocked',
  'dns_failed',
  'refused',
  'timeout',
  'connection_failed',
  'not_sftp',
  'host_key_changed',
  'sign_in_failed',
  'folder_missing',
  'not_permitted',
  'not_stored',
  'size_differs',
  'right_removed',
  'file_missing',
  'interrupted',
] as const;
export type SftpFailure = (typeof SFTP_FAILURES)[number];

/** A repeat cannot succeed, may lock the account, or would tell a password to a stranger. */
const FINAL: readonly SftpFailure[] = [
  'address_blocked',
  'host_key_changed',
  'sign_in_failed',
  'right_removed',
  'file_missing',
];

const MINUTES_BETWEEN = [1, 5, 15, 60, 180] as const;
/** With the first one. */
export const SFTP_TRIES = MINUTES_BETWEEN.length + 1;

/** When a failed delivery is tried again; undefined if it is not. */
export const nextDeliveryAt = (tries: number, failure: SftpFailure, now: Date): Date | undefined => {
  const minutes = MINUTES_BETWEEN[tries - 1];
  if (minutes === undefined || FINAL.includes(failure)) return undefined;
  return new Date(now.getTime() + minutes * 60_000);
};

type SftpProblem = Problem<
  | 'DPAY_REQUIRED'
  | 'DPAY_SFTP_HOST_INVALID'
  | 'DPAY_SFTP_HOST_PRIVATE'
  | 'DPAY_SFTP_PORT'
  | 'DPAY_SFTP_FOLDER_INVALID'
>;
type Around = {
  /** Whether the local machine may be reached: in embedded mode, so that a developer can try it. */
  readonly loopback: boolean;
};

/** Checks only the text. The resolved address is checked for each connection. */
export const sftpHostProblem = (host: string, { loopback }: Around): SftpProblem | undefined => {
  if (host.trim() === '') return problem('DPAY_REQUIRED');
  if (/[\s/?#@\\[\]]/.test(host) || (host.includes(':') && !isAddress(host)))
    return problem('DPAY_SFTP_HOST_INVALID');
  const found = webhookUrlProblem(`https://${host.includes(':') ? `[${host}]` : host}`, { loopback });
  if (!found) return undefined;
  return problem(
    found.code === 'DPAY_WEBHOOK_URL_PRIVATE' ? 'DPAY_SFTP_HOST_PRIVATE' : 'DPAY_SFTP_HOST_INVALID',
  );
};

/** Below 1024 are the services of others, such as mail servers; above are those of SFTP servers without root rights. */
export const sftpPortProblem = (port: number): SftpProblem | undefined =>
  Number.isInteger(port) && (port === SFTP_PORT || (port >= 1024 && port <= 65_535))
    ? undefined
    : problem('DPAY_SFTP_PORT');

export const sftpFolderProblem = (folder: string): SftpProblem | undefined =>
  /[\\\p{C}]/u.test(folder) || folder.length > 255 || folder.split('/').includes('..')
    ? problem('DPAY_SFTP_FOLDER_INVALID')
    : undefined;

/** By field, in the order of a form. */
export const sftpProblems = (
  target: SftpTarget,
  around: Around,
): { field: keyof SftpTarget; problem: SftpProblem }[] => {
  const { host, port, user, folder } = target;
  const found = {
    host: sftpHostProblem(host, around),
    port: sftpPortProblem(port),
    user: user.trim() === '' ? problem('DPAY_REQUIRED') : undefined,
    folder: sftpFolderProblem(folder),
  };
  return (['host', 'port', 'user', 'folder'] as const).flatMap((field) => {
    const one = found[field];
    return one ? [{ field, problem: one }] : [];
  });
};

/** Whether a stored password may still be used: never for another server or user. */
export const keepsSecret = (before: SftpTarget, after: SftpTarget): boolean =>
  before.host === after.host && before.port === after.port && before.user === after.user;
