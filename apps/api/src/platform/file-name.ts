/** Works on every system and in a header, and is long enough for real file names. */
const LONGEST = 150;

/**
 * Removes characters that disguise a name or turn it into a path: control characters, bidirectional marks (`gaji<RLO>xslx.exe`),
 * separators, leading and trailing dots. Runs on upload and again on download, because a download may be named after a batch.
 */
export const safeFileName = (name: string): string => {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (clean === '') return 'file';
  const [extension = ''] = /\.[\p{L}\p{N}]{1,8}$/u.exec(clean) ?? [];
  const base = clean.slice(0, clean.length - extension.length);
  const short = base
    .slice(0, LONGEST - extension.length)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .trimEnd();
  return `${RESERVED.test(base) ? '_' : ''}${short}${extension}`;
};

/** For an upload: some browsers send the path as well. */
export const uploadedName = (name: string): string => safeFileName(name.split(/[/\\]/).at(-1) ?? '');

/** Windows opens devices by these names, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
