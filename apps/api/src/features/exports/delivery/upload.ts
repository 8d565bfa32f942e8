import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SFTPWrapper } from 'ssh2';
import { SftpRefused } from '../../../platform/outgoing/sftp.ts';

type Upload = {
  folder: string;
  name: string;
  /** Of this try; names its temporary file. */
  tries: number;
  size: number;
  bytes: AsyncIterable<Uint8Array>;
};

const pathIn = (folder: string, name: string): string =>
  folder === '' ? name : `${folder.replace(/\/+$/, '')}/${name}`;

/**
 * The final name never holds half a file. A server that ended between the upload and its note uploads once more, which overwrites the file
 * with the same bytes. Two that upload at once use different temporary names.
 */
export const uploadFile = async (files: SFTPWrapper, upload: Upload): Promise<void> => {
  const { folder, name, tries, size, bytes } = upload;
  const temporary = (nth: number): string => pathIn(folder, `.${name}.${nth}.part`);
  const final = pathIn(folder, name);
  await requireFolder(files, folder);
  for (let nth = 1; nth < tries; nth += 1)
    await done((end) => files.unlink(temporary(nth), end)).catch(ignore);
  try {
    await pipeline(Readable.from(bytes), files.createWriteStream(temporary(tries)));
    await requireSize(files, temporary(tries), size);
    await replace(files, temporary(tries), final);
    await requireSize(files, final, size);
  } catch (error) {
    await done((end) => files.unlink(temporary(tries), end)).catch(ignore);
    throw error;
  }
};

/** Writes a small file and removes it. */
export const tryFolder = async (files: SFTPWrapper, folder: string, name: string): Promise<void> => {
  await requireFolder(files, folder);
  const path = pathIn(folder, name);
  const text = Buffer.from('Dasbor: tes pengiriman / delivery test\n');
  await pipeline(Readable.from([text]), files.createWriteStream(path));
  await requireSize(files, path, text.length);
  await done((end) => files.unlink(path, end));
};

type End = (error?: Error | null) => void;
const done = (call: (end: End) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
const ignore = (): undefined => undefined;

const sizeOf = (files: SFTPWrapper, path: string): Promise<{ size: number; isFolder: boolean }> =>
  new Promise((resolve, reject) =>
    files.stat(path, (error, found) =>
      error ? reject(error) : resolve({ size: found.size, isFolder: found.isDirectory() }),
    ),
  );

const requireFolder = async (files: SFTPWrapper, folder: string): Promise<void> => {
  const { isFolder } = await sizeOf(files, folder === '' ? '.' : folder);
  if (!isFolder) throw new SftpRefused('folder_missing');
};

const requireSize = async (files: SFTPWrapper, path: string, size: number): Promise<void> => {
  const { size: stored } = await sizeOf(files, path);
  if (stored !== size) throw new SftpRefused('size_differs');
};

/** OpenSSH replaces a file at once. The standard rename refuses an existing name, which is then removed first. */
const replace = async (files: SFTPWrapper, from: string, to: string): Promise<void> => {
  const isReplaced = await done((end) => files.ext_openssh_rename(from, to, end)).then(
    () => true,
    () => false,
  );
  if (isReplaced) return;
  await done((end) => files.unlink(to, end)).catch(ignore);
  await done((end) => files.rename(from, to, end));
};
