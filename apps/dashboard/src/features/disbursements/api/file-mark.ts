import { mark } from '../../../shared/lib/mark.ts';

/** The same for the same file picked again, as far as a browser tells: its content is not read for it. */
export const fileMark = ({ name, size, lastModified }: File): string =>
  mark(`${name} ${size} ${lastModified}`);
