import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAway } from '../../../shared/lib/use-lead-on.tsx';
import { fileMark } from '../api/file-mark.ts';
import { useSaves } from '../api/saves.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { disbursementPaths } from '../paths.ts';
import type { KeptWork } from './kept/kept-work.ts';
import { headOf, NO_HEAD } from './model/batch-head.ts';
import { rowEditsOf } from './model/row-edits.ts';
import type { useFileDoctor } from './use-file-doctor.ts';
import { type LeftWork, useKeptWork } from './use-kept-work.ts';

/** The file that a batch is made of, with its words and edits: picked, gone on with, or put away for another, and nothing of it lost. */
export function usePickedFile({ stage, grid, open, close }: ReturnType<typeof useFileDoctor>) {
  const [head, setHead] = useState(NO_HEAD);
  const [isGone, setGone] = useState(false);
  const [editsBack, setEditsBack] = useState(0);
  // The mark of the open file.
  const [what, setWhat] = useState('');
  const picking = useRef<File>(undefined);
  // What was put away for another file, with nothing done to it.
  const replaced = useRef<{ what: string; content: string }>(undefined);
  const ready = stage.kind === 'ready' ? stage : null;
  const { rows } = useDeferredValue(grid);
  const edits = useMemo(() => rowEditsOf(rows), [rows]);
  const navigate = useNavigate();
  const location = useLocation();
  // The open file is a batch, which one is led to.
  const isMade = useRef(false);
  const { isShown } = useAway();
  const saves = useSaves();
  const file = ready?.file;
  const opened = useMemo(
    () =>
      file && {
        file,
        what,
        work: () => ({ what, fileName: file.name, ...head, edits: rowEditsOf(grid.rows) }),
      },
    [file, what, head, grid.rows],
  );
  const toBatch = (id: string) => void navigate(disbursementPaths.detail(id), { replace: true });
  const kept = useKeptWork(opened, saves, (id) => {
    // To where its own press would have led, but not off another file.
    if (stage.kind === 'empty' && isShown()) toBatch(id);
  });

  function startWith(file: File) {
    setHead(headOf(file));
    setEditsBack(0);
    open(file);
  }

  function goOn(file: File, { name, description, source = '', edits }: KeptWork, back = 0) {
    setHead({ name, description, source });
    setEditsBack(back);
    open(file, edits);
  }

  // Whoever comes here anew before that batch is drawn begins with nothing: by a link, or by Back or an address that is typed, of which the
  // router makes no new location where it is the same.
  const beginAnew = useEffectEvent(() => {
    if (!isMade.current) return;
    isMade.current = false;
    setHead(NO_HEAD);
    close();
  });
  useEffect(() => beginAnew(), [location]);
  useEffect(() => {
    const listener = () => beginAnew();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  // Once there is another to go on with, what it replaces is not offered again.
  const replace = useEffectEvent(() => {
    const before = replaced.current;
    replaced.current = undefined;
    if (before && before.what !== what) void kept.dropSame(before.what, before.content);
  });
  useEffect(() => {
    if (file) replace();
  }, [file]);

  return {
    ready,
    what,
    head,
    setHead,
    edits,
    saves,
    kept: {
      ...kept,
      whileSaving: async (saving: Parameters<typeof kept.whileSaving>[0]): Promise<string> => {
        const id = await kept.whileSaving(saving);
        isMade.current = true;
        return id;
      },
    },
    /** What was to be gone on with was thrown away or saved meanwhile, elsewhere. */
    isGone,
    /** How many edits were made to this file before it was picked. */
    editsBack,
    /** What was done to this very file before is not lost by picking it again. */
    pick: async (file: File) => {
      setGone(false);
      picking.current = file;
      const mark = await fileMark(file);
      const found = await kept.takeUp(mark);
      // While it is being saved it is not begun anew, over what was done to it: that it is being saved is said.
      if (found === null || picking.current !== file) return;
      setWhat(mark);
      if (found && found !== 'unread') goOn(file, found.work, found.work.edits.length);
      else startWith(file);
    },
    /** Without the edits of before. */
    startAnew: (file: File) => {
      setEditsBack(0);
      open(file);
    },
    resume: async ({ work: { what: mark }, batch }: LeftWork) => {
      const found = await kept.takeUp(mark);
      // What cannot be read now is offered as before.
      if (found === null || found === 'unread') return;
      if (found) {
        setWhat(mark);
        return goOn(found.file, found.work);
      }
      void kept.drop(mark);
      const made = saves.of(mark).batch;
      if (made === undefined || made === batch) setGone(true);
      else toBatch(made);
    },
    /** For another, which is still to be picked. It is offered again: where nothing was done to it, until that other is read. */
    putAway: () => {
      const content = contentMark({ ...head, edits: rowEditsOf(grid.rows) });
      const isUntouched = file !== undefined && content === contentMark({ ...headOf(file), edits: [] });
      replaced.current = isUntouched ? { what, content } : undefined;
      kept.keepNow();
      close();
    },
  };
}
