import { withoutHidden } from '@dasbor/domain/sheets';

const LONGEST = 128;

/** A file's name as the name of a batch: without its kind, and without the marks that messengers and phones put into names. */
export const batchNameOf = (fileName: string): string =>
  withoutHidden(fileName.replace(/\.[^.]*$/, '')).slice(0, LONGEST);
