import { useState } from 'react';
import { useIntent } from '../../../../shared/lib/use-intent.ts';
import { useScope } from '../../../../shared/state/session.ts';
import { fileMark } from '../../api/file-mark.ts';

/**
 * The idempotency key of the batch that a file becomes. It is there before the file is sent, and belongs to the file whatever is mended in
 * it: however often it is saved, and in how many tabs, the server meets the same key until it has decided.
 */
export function useWorkKey() {
  const scope = useScope().join(' ');
  const intent = useIntent(`${scope} disbursement file`);
  const [key, setKey] = useState<string>();

  function begin(file: File, kept?: string): string {
    const begun = intent.keyFor(fileMark(file), kept);
    setKey(begun);
    return begun;
  }

  return {
    key,
    /** With the key that was kept with what is taken up again. */
    begin,
    /** What is tried after a refusal is another wish. */
    renew: (file: File): string => {
      intent.done();
      return begin(file);
    },
    done: intent.done,
  };
}

export type WorkKey = ReturnType<typeof useWorkKey>;
