import useSWR, { useSWRConfig } from 'swr';
import type { RowEdit } from '../intake/rows/grid.ts';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { scopedKeys } from '../list/define/scoped-keys.ts';
import { useScope } from '../state/session.ts';
import type { Upload, UploadCalls } from './types.ts';

const keys = scopedKeys('uploads');

/** While records are created, an event that was lost must not stop the progress. */
const LOOK_EVERY_MS = 2000;

/** One upload, as it goes on. Null asks nothing. */
export const useUpload = (calls: UploadCalls, id: string | null) => {
  const scope = useScope();
  const answer = useSWR(id === null ? null : keys.of(scope, calls.kind, id), () => calls.get(id ?? ''), {
    refreshInterval: (upload) => (upload?.status === 'validated' ? LOOK_EVERY_MS : 0),
  });
  useLiveEvents([calls.topic], ({ subject_id: subject }) => {
    if (subject === id) void answer.mutate();
  });
  return answer;
};

/** The newest uploads. Refreshes when one of them changes. */
export const useUploads = (calls: UploadCalls) => {
  const answer = useSWR(keys.of(useScope(), calls.kind, 'list'), () => calls.list());
  useLiveEvents([calls.topic], () => void answer.mutate());
  return answer;
};

/** Puts an upload that an action answered into the cache. */
export const useKeepUpload = (calls: UploadCalls) => {
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (upload: Upload): Promise<void> => {
    await mutate(keys.of(scope, calls.kind, upload.id), upload, { revalidate: false });
  };
};

export type DraftContent = {
  readonly upload: Upload;
  /** As it was uploaded. */
  readonly file: File;
  readonly edits: readonly RowEdit[];
  readonly version: number;
};

/** A draft that is opened by its address, in its last saved state. Null asks nothing. */
export const useDraftContent = (
  calls: UploadCalls,
  draft: Upload | null,
  onOpened: (content: DraftContent) => void,
) => {
  const scope = useScope();
  return useSWR(
    draft && keys.of(scope, calls.kind, draft.id, 'content'),
    async (): Promise<DraftContent> => {
      const upload = draft as Upload;
      const [edits, bytes] = await Promise.all([calls.edits(upload.id), calls.file(upload.id)]);
      return { upload, file: new File([bytes], upload.file_name), ...edits };
    },
    { onSuccess: onOpened, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
};
