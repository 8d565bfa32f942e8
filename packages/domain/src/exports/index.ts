export { PROBLEM_CODES } from './problems.ts';
export {
  EXPORT_FAILURES,
  EXPORT_FORMATS,
  EXPORT_POLICY,
  EXPORT_STATUSES,
  type ExportFailure,
  type ExportFormat,
  type ExportStatus,
} from './policy.ts';
export {
  EXPORT_SET_NAMES,
  EXPORT_SETS,
  type ExportColumnKind,
  exportColumns,
  type ExportSet,
  exportSetRule,
} from './sets.ts';
export {
  decideExportColumns,
  decideExportDays,
  decideExportRows,
  exportSetsOf,
  mayExport,
} from './decide.ts';
export { exportColumnWords } from './words.ts';
export {
  MOST_REPORTS,
  nextReportAt,
  REPORT_HOUR,
  REPORT_PERIODS,
  reportDays,
  type ReportPeriod,
} from './schedule.ts';
export {
  keepsSecret,
  nextDeliveryAt,
  SFTP_FAILURES,
  SFTP_PORT,
  SFTP_TRIES,
  type SftpFailure,
  sftpFolderProblem,
  sftpHostProblem,
  sftpPortProblem,
  sftpProblems,
  type SftpTarget,
} from './sftp.ts';
