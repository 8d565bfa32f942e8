import { useRef, useState } from 'react';
import { describeFailure, type Failure } from '../lib/failure.ts';
import type { UploadCalls } from './types.ts';

type OldFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'converting'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly failure: Failure };

const NONE: OldFile = { kind: 'none' };

/** The server converts an old xls, which is then opened like any file. The content says what is one, not the name. */
export const useOldFile = (convert: UploadCalls['convert'], open: (file: File) => void) => {
  const [old, setOld] = useState<OldFile>(NONE);
  const picked = useRef<File>(null);

  const converted = async (file: File, call: NonNullable<typeof convert>): Promise<void> => {
    setOld({ kind: 'converting', file });
    try {
      const bytes = await call(file);
      if (picked.current !== file) return;
      setOld(NONE);
      open(new File([bytes], `${file.name.replace(/\.[^.]*$/, '')}.xlsx`));
    } catch (error) {
      if (picked.current === file) setOld({ kind: 'failed', file, failure: describeFailure(error) });
    }
  };

  const pick = async (file: File): Promise<void> => {
    picked.current = file;
    setOld(NONE);
    if (convert && (await isOld(file))) return converted(file, convert);
    if (picked.current === file) open(file);
  };
  return {
    old,
    pick: (file: File) => void pick(file),
    cancel: () => {
      picked.current = null;
      setOld(NONE);
    },
  };
};

/** The first bytes of files of Excel 97 to 2003. */
const MAGIC = [0xd0, 0xcf, 0x11, 0xe0];

const isOld = async (file: File): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, MAGIC.length).arrayBuffer());
  return MAGIC.every((byte, at) => start[at] === byte);
};
