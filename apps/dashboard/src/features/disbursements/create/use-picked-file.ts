import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAway } from '../../../shared/lib/use-lead-on.tsx';
import { fileMark } from '../api/file-mark.ts';
import { useSaves } from '../api/saves.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { disbursementPaths } from '../paths.ts';
import type { BatchHead } from './components/batch-fields.tsx';
import type { KeptWork } from './kept/kept-work.ts';
import { batchNameOf } from './model/batch-name.ts';
import { rowEditsOf } from './model/row-edits.ts';
import type { useFileDoctor } from './use-file-doctor.ts';
import { type LeftWork, useKeptWork } from './use-kept-work.ts';

const NO_HEAD: BatchHead = { name: '', description: '', source: '' };

/** The file that a batch is made of, with its words and edits: picked, gone on with, or put away for another, and nothing of it lost. */
export function usePickedFile({ stage, grid, open, close }: ReturnType<typeof useFileDoctor>) {
  const [head, setHead] = useState(NO_HEAD);
  const [isGone, setGone] = useState(false);
  const [editsBack, setEditsBack] = useState(0);
  // What was put away for another file.
  const last = useRef<{ what: string; content: string }>(undefined);
  // The name that the last file gave its batch, as long as nobody has typed another.
  const ownName = useRef('');
  const ready = stage.kind === 'ready' ? stage : null;
  const { rows } = useDeferredValue(grid);
  const edits = useMemo(() => rowEditsOf(rows), [rows]);
  const navigate = useNavigate();
  const { isShown } = useAway();
  const saves = useSaves();
  const file = ready?.file;
  const opened = useMemo(
    () => file && { file, work: { fileName: file.name, ...head, edits } },
    [file, head, edits],
  );
  const toBatch = (id: string) => void navigate(disbursementPaths.detail(id), { replace: true });
  const kept = useKeptWork(opened, saves, (id) => {
    // To where its own press would have led, but not off another file.
    if (stage.kind === 'empty' && isShown()) toBatch(id);
  });

  function startWith(file: File) {
    const ofFile = batchNameOf(file.name);
    const isTyped = head.name !== '' && head.name !== ownName.current;
    if (!isTyped) setHead({ ...head, name: ofFile });
    ownName.current = ofFile;
    setEditsBack(0);
    open(file);
  }

  function goOn(file: File, { name, description, source = '', edits }: KeptWork, back = 0) {
    ownName.current = batchNameOf(file.name);
    setHead({ name, description, source });
    setEditsBack(back);
    open(file, edits);
  }

  // Once there is another to go on with, what it replaces is not offered again.
  const replace = useEffectEvent((next: File) => {
    const before = last.current;
    last.current = undefined;
    if (before && before.what !== fileMark(next)) void kept.dropSame(before.what, before.content);
  });
  useEffect(() => {
    if (file) replace(file);
  }, [file]);

  return {
    ready,
    head,
    setHead,
    edits,
    saves,
    kept,
    /** What was to be gone on with was thrown away or saved meanwhile, elsewhere. */
    isGone,
    /** How many edits were made to this file before it was picked. */
    editsBack,
    /** What was done to this very file before is not lost by picking it again. */
    pick: async (file: File) => {
      setGone(false);
      const found = await kept.takeUp(fileMark(file));
      if (found) goOn(file, found.work, found.work.edits.length);
      else startWith(file);
    },
    /** Without the edits of before. */
    startAnew: startWith,
    resume: async ({ work: { what }, batch }: LeftWork) => {
      const found = await kept.takeUp(what);
      if (found === null) return;
      if (found) return goOn(found.file, found.work);
      void kept.drop(what);
      const made = saves.of(what).batch;
      if (made === undefined || made === batch) setGone(true);
      else toBatch(made);
    },
    /** For another, which is still to be picked: until that is read, this one is offered again. */
    putAway: (file: File) => {
      last.current = { what: fileMark(file), content: contentMark({ ...head, edits }) };
      kept.keepNow();
      close();
    },
  };
}
