// Import only the writer. Importing the whole package would share chunks with the upload page and add one to every list.
export { blobOf, writeXlsx } from '@dasbor/spreadsheet';
