import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OpenFile } from '../intake/doctor/use-file-doctor.ts';
import type { Opened } from '../intake/draft/autosave.ts';
import { describeFailure, type Failure } from '../lib/failure.ts';
import { useAway } from '../lib/go-to-result.tsx';
import type { Upload, UploadCalls, UploadPaths } from './types.ts';
import { useDraftContent, useKeepUpload, useUpload } from './use-uploads.ts';

type FileDraftOptions = Pick<OpenFile, 'stage' | 'open' | 'close'> & {
  calls: UploadCalls;
  paths: UploadPaths;
};

/**
 * Turns a picked file into a draft on the server and puts its id in the address. Opening that address on any machine continues from the last
 * saved edit, or shows what became of the file.
 */
export const useFileDraft = ({ calls, paths, stage, open, close }: FileDraftOptions) => {
  const navigate = useNavigate();
  const away = useAway();
  const keep = useKeepUpload(calls);
  const [params] = useSearchParams();
  const id = params.get('upload');
  const upload = useUpload(calls, id);
  // This draft was created from the open file, so its content need not be fetched.
  const [made, setMade] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened<null> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const [isFound, setFound] = useState(false);
  const sent = useRef<File>(null);
  const file = stage.kind === 'ready' ? stage.file : null;
  const isDraft = upload.data?.status === 'initiated';
  const isContentDue = isDraft && id !== made;
  const content = useDraftContent(calls, isContentDue ? (upload.data ?? null) : null, (draft) => {
    if (sent.current) return;
    sent.current = draft.file;
    setMade(draft.upload.id);
    setOpened({ head: null, edits: draft.edits, version: draft.version });
    open(draft.file, draft.edits);
  });

  const take = useEffectEvent(async (answered: Upload) => {
    await keep(answered);
    // The content was uploaded before, and has edits: they are opened too.
    const isKnown = answered.version > 1;
    if (isKnown) {
      sent.current = null;
      close();
    } else {
      setMade(answered.id);
      setOpened({ head: null, edits: [], version: answered.version });
    }
    setFound(isKnown);
    return navigate(paths.of(answered.id), { replace: true });
  });
  const send = useEffectEvent(async (read: File) => {
    sent.current = read;
    setFailure(null);
    setSending(true);
    try {
      const answered = await calls.upload(read);
      // The user picked another file or left the page. The draft is in the list.
      if (sent.current === read && away.isShown()) await take(answered);
    } catch (error) {
      if (sent.current === read) setFailure(describeFailure(error));
    } finally {
      setSending(false);
    }
  });
  // A file is sent once it can be read.
  useEffect(() => {
    if (file && sent.current !== file) void send(file);
  }, [file]);

  const leave = () => {
    close();
    sent.current = null;
    setOpened(null);
    setFound(false);
    setFailure(null);
    setMade(null);
    if (id !== null) void navigate(paths.upload, { replace: true });
  };
  return {
    id,
    /** Undefined until it is known. */
    upload: upload.data,
    error: (upload.error ?? content.error) as unknown,
    retry: () => void Promise.all([upload.mutate(), content.mutate()]),
    /** Of the open file, once it is a draft. */
    opened: id === made ? opened : null,
    /** The content was uploaded before. Its existing draft is open now. */
    isFound,
    step: isSending ? ('uploading' as const) : null,
    failure,
    pick: (next: File) => {
      leave();
      open(next);
    },
    /** Resets the page for another file. The draft stays in the list. */
    leave,
    resend: () => {
      if (file) void send(file);
    },
    submitted: async (answered: Upload) => {
      close();
      await keep(answered);
    },
  };
};

export type FileDraft = ReturnType<typeof useFileDraft>;
