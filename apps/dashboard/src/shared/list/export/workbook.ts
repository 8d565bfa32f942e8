// The writer alone: fetched whole, the package would share files with the page that reads uploads, and each list would load one more.
export { blobOf, writeXlsx } from '@dasbor/spreadsheet';
