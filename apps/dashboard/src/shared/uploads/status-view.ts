import type { UploadStatus } from '@dasbor/domain/uploads';
import type { Meanings } from '../status/meanings.ts';

export const uploadMeanings: Meanings<UploadStatus> = {
  initiated: 'draft',
  validated: 'processing',
  completed: 'completed',
  failed: 'failed',
};
