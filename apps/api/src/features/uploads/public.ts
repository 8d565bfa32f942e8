export { deleteDraft, getEdits, getFile, getUpload, listUploads, saveEdits, takeFile } from './drafts.ts';
export { makeUploads } from './engine.ts';
export { defineUploadKind, type MadeRecord, type MakingRecords } from './kind.ts';
export { getResult } from './result.ts';
export { startUploads, type Uploads } from './start.ts';
export { submitUpload } from './submit.ts';
