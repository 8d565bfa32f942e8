import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const exportKeys = scopedKeys('exports');
export const EXPORT_TOPIC = 'export.updated';
