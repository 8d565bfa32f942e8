import { mark, markOfBytes } from '../../../shared/lib/mark.ts';

/**
 * The same for the same content, whatever the file is called and whenever it was written: a payroll that was downloaded or saved once more
 * is the same payroll. Of what cannot be read, which is refused right after, by its name.
 */
export async function fileMark(file: File): Promise<string> {
  try {
    return markOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return mark(`${file.name} ${file.size} ${file.lastModified}`);
  }
}
