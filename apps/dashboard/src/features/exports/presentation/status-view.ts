import type { ExportStatus } from '@dasbor/domain/exports';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const exportMeanings: Meanings<ExportStatus> = {
  waiting: 'in_line',
  making: 'being_made',
  completed: 'file_completed',
  failed: 'failed',
};
