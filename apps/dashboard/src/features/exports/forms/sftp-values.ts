import {
  keepsSecret,
  SFTP_PORT,
  sftpFolderProblem,
  sftpHostProblem,
  sftpPortProblem,
  type SftpTarget,
} from '@dasbor/domain/exports';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, required } from '../../../shared/forms/schema.ts';
import type { ExportSchedule, SftpWish } from '../api/types.ts';

export type SftpValues = {
  host: string;
  port: string;
  user: string;
  folder: string;
  authentication: string;
  password: string;
  private_key: string;
  /** What the person confirmed. */
  host_key: string;
};

/** The stored server, if any. Its password is not shown. */
export type SftpAround = { stored: ExportSchedule['sftp'] };

export const initialOf = ({ stored }: SftpAround): SftpValues => ({
  host: stored?.host ?? '',
  port: String(stored?.port ?? SFTP_PORT),
  user: stored?.user ?? '',
  folder: stored?.folder ?? '',
  authentication: stored?.authentication ?? 'password',
  password: '',
  private_key: '',
  host_key: stored?.host_key ?? '',
});

const targetOf = (values: SftpValues): SftpTarget => ({
  host: values.host.trim().toLowerCase(),
  port: Number(values.port),
  user: values.user,
  folder: values.folder.trim(),
});

/** Whether the stored password or key is used, so that none need be typed. */
export const usesStored = (values: SftpValues, { stored }: SftpAround): boolean =>
  stored !== null && stored.authentication === values.authentication && keepsSecret(stored, targetOf(values));

type Context = Beside<SftpValues, SftpAround>;

const secretProblem =
  (kind: 'password' | 'private_key') =>
  (text: string, { values, around }: Context) =>
    values.authentication === kind && !usesStored(values, around) ? required(text) : undefined;

export const sftpSchema: FormSchema<SftpValues, SftpAround> = object({
  // The server also refuses this machine, except where a developer runs it.
  host: decided((host: string) => sftpHostProblem(host.trim(), { loopback: true })),
  port: decided((port: string) => required(port) ?? sftpPortProblem(Number(port))),
  user: decided(required),
  folder: decided((folder: string) => sftpFolderProblem(folder)),
  authentication: decided(required),
  password: decided(secretProblem('password')),
  private_key: decided(secretProblem('private_key')),
  host_key: decided(required),
});

export const wishOf = (values: SftpValues, around: SftpAround): Omit<SftpWish, 'host_key'> => {
  const typed = values.authentication === 'password' ? values.password : values.private_key;
  const isStored = typed === '' && usesStored(values, around);
  const secret = values.authentication === 'password' ? { password: typed } : { private_key: typed };
  return { ...targetOf(values), ...(isStored ? {} : secret) };
};
