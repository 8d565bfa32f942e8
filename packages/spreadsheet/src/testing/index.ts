export { xlsxOf, xlsxParts, type XlsxParts } from './xlsx.ts';
export { zipOf, type ZipPart } from './zip.ts';
