import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useAway } from '../../../shared/lib/go-to-result.tsx';
import { useOpenDraft } from '../api/use-open-draft.ts';
import { type Uploaded, useUploadDraft } from '../api/use-upload-draft.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import type { Opened } from '../../../shared/intake/draft/autosave.ts';
import type { OpenFile } from '../../../shared/intake/doctor/use-file-doctor.ts';
import { type BatchHead, headOfBatch, headOfFile } from './batch-head.ts';
import { startFile } from './start-file.ts';

const NO_HEAD: BatchHead = { name: '', description: '', source: '' };

/**
 * Turns a picked file into a draft on the server and puts its id in the URL. Opening that URL on any machine continues from the last
 * saved edit.
 */
export const useBatchDraft = ({ stage, open, close }: Pick<OpenFile, 'stage' | 'open' | 'close'>) => {
  const navigate = useNavigate();
  const away = useAway();
  const [params] = useSearchParams();
  const id = params.get('batch');
  // This draft was created from the open file, so it need not be fetched.
  const [made, setMade] = useState<string | null>(null);
  const [start] = useState(() => startFile(params));
  const returnsOf = (sending: File | null) => (start?.file === sending ? start?.returns : undefined);
  const [head, setHead] = useState(() => (start ? headOfFile(start.file) : NO_HEAD));
  const [opened, setOpened] = useState<Opened<BatchHead> | null>(null);
  const [used, setUsed] = useState<Extract<Uploaded, { kind: 'used' }> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { step, upload, makeAnyway } = useUploadDraft();
  const file = stage.kind === 'ready' ? stage.file : null;
  const sent = useRef<File>(null);
  const [isFound, setFound] = useState(false);
  // Closed, but still in the URL for a moment.
  const left = useRef<string>(null);
  useEffect(() => {
    if (id !== null) left.current = null;
  }, [id]);
  const draft = useOpenDraft(id === made ? null : id, ({ batch, edits, version, file: kept }) => {
    if (left.current === batch.id) return;
    const words = headOfBatch(batch);
    setHead(words);
    setOpened({ head: words, edits, version });
    sent.current = kept;
    open(kept, edits);
  });

  const take = useEffectEvent((uploaded: Uploaded, name: string) => {
    if (uploaded.kind === 'used') return setUsed(uploaded);
    const to = disbursementPaths.draft(uploaded.id);
    if (uploaded.kind === 'draft') {
      setFound(true);
      close();
      sent.current = null;
      return void navigate(to, { replace: true });
    }
    setMade(uploaded.id);
    setOpened({ head: { ...NO_HEAD, name }, edits: [], version: 1 });
    return void navigate(to, { replace: true });
  });
  const send = useEffectEvent(async (work: (name: string) => Promise<Uploaded>) => {
    if (!file) return;
    setFailure(null);
    const { name } = headOfFile(file);
    try {
      const uploaded = await work(name);
      // The user picked another file or left the page. The draft is in the list.
      if (sent.current === file && away.isShown()) take(uploaded, name);
    } catch (error) {
      if (sent.current === file) setFailure(describeFailure(error));
    }
  });
  // A file is sent once it can be read.
  const sendNew = useEffectEvent((read: File) => {
    if (sent.current === read) return;
    sent.current = read;
    void send((name) => upload(read, name, returnsOf(read)));
  });
  useEffect(() => {
    if (file) sendNew(file);
  }, [file]);

  const openStart = useEffectEvent(() => {
    if (start) open(start.file);
  });
  useEffect(() => openStart(), []);

  const leaveDraft = () => {
    left.current = id;
    close();
    sent.current = null;
    setOpened(null);
    setFound(false);
    setUsed(null);
    setFailure(null);
    setMade(null);
    setHead(NO_HEAD);
    if (id !== null) void navigate(disbursementPaths.create, { replace: true });
  };
  return {
    id: opened ? (made ?? id) : null,
    isOpening: id !== null && id !== made && stage.kind === 'empty' && !draft.error,
    openError: draft.error as unknown,
    retryOpen: () => void draft.mutate(),
    head,
    setHead,
    opened,
    /** The content was uploaded before. Its existing draft is open now. */
    isFound,
    used,
    step,
    failure,
    pick: (next: File) => {
      leaveDraft();
      setHead(headOfFile(next));
      open(next);
    },
    /** Resets the page for another file. The draft stays in the list of disbursements. */
    leave: leaveDraft,
    resend: () => void send((name) => upload(file ?? new File([], name), name, returnsOf(file))),
    makeAnyway: async () => {
      if (!used) return;
      const { fileId } = used;
      setUsed(null);
      await send((name) => makeAnyway(fileId, name, returnsOf(file)));
    },
  };
};
