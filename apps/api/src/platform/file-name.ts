/** As every system and header takes it; long enough for what people call their files. */
const LONGEST = 150;

/**
 * A file's name without what makes it another than it looks, or a path: control characters, marks that turn writing around
 * (`gaji<RLO>xslx.exe`), separators, dots at its ends. Cleaned when it comes, and once more when a file is sent under it, for it may
 * be made of a batch's name.
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

/** Of an upload: some browsers send where it lay as well. */
export const uploadedName = (name: string): string => safeFileName(name.split(/[/\\]/).at(-1) ?? '');

/** Windows opens devices by these names, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
