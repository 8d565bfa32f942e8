import type { components, operations } from '@dasbor/sdk';

export type ExportedFile = components['schemas']['ExportedFile'];
export type CreateExport = components['schemas']['CreateExportRequest'];
export type SetChoice = components['schemas']['ExportSetChoice'];
export type ExportFilters = NonNullable<
  NonNullable<operations['listExports']['parameters']['query']>['filters']
>;
export type ExportSchedule = components['schemas']['ExportSchedule'];
export type CreateExportSchedule = components['schemas']['CreateExportScheduleRequest'];
export type SftpWish = components['schemas']['TestExportDeliveryRequest'];
export type DeliveryTest = components['schemas']['ExportDeliveryTestAnswer']['data'];
